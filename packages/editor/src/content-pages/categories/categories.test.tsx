import type { ImportedSegment } from '@boardwright/api-client/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '@boardwright/messages';
import { queryAllByRole, textOf } from '@boardwright/ui/testing';
import { ArchiveDialog } from './archive-dialog.tsx';
import { archivedOne, building, care, CategoriesFixture, industry, teaching } from './categories.fixture.tsx';
import { CategoriesPart } from './categories-part.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryList } from './category-list.tsx';
import { changeOf } from './category-draft.ts';
import { foundIn } from './category-names.ts';
import { importOutcome } from '../../lists/import/import-outcome.ts';
import { ImportLines } from '../../lists/import/import-lines.tsx';
import { ImportCategories } from './import-categories.tsx';
import { GroupTabs } from './group-tabs.tsx';

const nothing = () => undefined;
const acts = {
  onEdit: nothing,
  onMerge: nothing,
  onArchive: nothing,
  onRestore: nothing,
  onOrder: async () => undefined,
  onStale: nothing,
};
const lines: readonly ImportedSegment[] = [
  { line: 1, text: 'Visserij', state: 'added', problem: null },
  { line: 2, text: 'Zorg', state: 'known', problem: null },
  { line: 4, text: 'a;b;c', state: 'wrong', problem: 'Meer namen' },
];
const all = [care, building, teaching];

function draw(what: ReactNode, locale: Locale = 'en', address?: string): string {
  return renderToStaticMarkup(
    <CategoriesFixture locale={locale} {...(address === undefined ? {} : { address })}>
      {what}
    </CategoriesFixture>,
  );
}

const rendered: readonly (readonly [string, ReactNode])[] = [
  ['categories, loading', <CategoriesPart key="" />],
  ['groups', <GroupTabs key="" groups={[industry]} current={industry} />],
  ['categories', <CategoryList key="" categories={all} isArchived={false} {...acts} />],
  ['no categories', <CategoryList key="" categories={[]} isArchived={false} {...acts} />],
  ['archived', <CategoryList key="" categories={[archivedOne]} isArchived {...acts} />],
  ['nothing archived', <CategoryList key="" categories={[]} isArchived {...acts} />],
  [
    'a new category',
    <CategoryDialog key="" group={industry} category={undefined} onClose={nothing} onDone={nothing} />,
  ],
  [
    'a category',
    <CategoryDialog key="" group={industry} category={care} onClose={nothing} onDone={nothing} />,
  ],
  ['a list', <ImportCategories key="" group={industry} onClose={nothing} onAdded={nothing} />],
  ['lines of a list', <ImportLines key="" outcome={importOutcome(lines)} label="Branche" />],
  ['archiving', <ArchiveDialog key="" category={care} onClose={nothing} onDone={nothing} />],
];

describe('the categories in the editor', () => {
  it.each(locales.flatMap((locale) => rendered.map(([name, what]) => ({ name, what, locale }))))(
    '$name is drawn in $locale without a raw key, and no id twice',
    ({ what, locale }) => {
      const html = draw(what, locale);
      expect(html.length).toBeGreaterThan(20);
      expect(html).not.toMatch(/[>"](?:category|part|about|fields|blockActions)\.[a-zA-Z]|\{\{/);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    },
  );

  it('shows each name in every language of the site, its own first, and what is not translated', () => {
    const html = draw(<CategoryList categories={all} isArchived={false} {...acts} />);
    const [head = '', first = '', second = ''] = queryAllByRole(html, 'row').map(textOf);
    expect(head).toMatch(/Dutch\s*Default\s*English/);
    expect(first).toMatch(/Zorg.*Care.*5.*12/s);
    expect(second).toContain('Not translated');
    expect(second).toContain('Not in English');
    expect(second).toContain('Also on another site');
    expect(first).not.toContain('Not translated');
  });

  it('shows how many each group has, and where one is', () => {
    const html = draw(<GroupTabs groups={[industry]} current={industry} />, 'nl', '/content?status=archived');
    const tabs = queryAllByRole(html, 'link').map((tab) => [textOf(tab), tab.getAttribute('aria-current')]);
    expect(tabs).toEqual([
      ['Branche 3', null],
      ['Gearchiveerd 1', 'page'],
    ]);
  });

  it('tells since when one is archived on the clock of the site, and offers to restore it', () => {
    const html = draw(<CategoryList categories={[archivedOne]} isArchived {...acts} />);
    expect(html).toContain('Archived 4 Nov 2026');
    expect(html).toContain('Restore');
    expect(html).not.toContain('>Archive<');
  });

  it('says whose jobs keep a category that is archived', () => {
    const dialog = (of: typeof care) =>
      draw(<ArchiveDialog category={of} onClose={nothing} onDone={nothing} />);
    expect(dialog(care)).toContain('12 jobs have it (5 live)');
    expect(dialog(teaching)).toContain('1 job has it (1 live)');
    expect(dialog(building)).toContain('No job has it.');
  });

  it.each([
    ['care', [care]],
    ['ZÓRG', [care]],
    [' ', all],
    ['windmill', []],
  ])('finds “%s” in any language, whatever the capitals and accents', (find, found) => {
    expect(foundIn(all, find)).toEqual(found);
  });

  it('sends the names that changed, and one that was emptied as empty', () => {
    const before = { names: { nl: 'Zorg', en: 'Care' }, icon: 'heart' };
    expect(changeOf({ names: { nl: ' Zorg ', en: ' ' }, icon: '' }, before)).toEqual({
      name: { en: '' },
      icon: null,
    });
  });
});
