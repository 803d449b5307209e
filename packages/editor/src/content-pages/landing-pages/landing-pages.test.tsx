// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locales, type Locale } from '@boardwright/messages';
import { aLandingPage, LandingPagesFixture, memoryLandingPages } from './landing-pages.fixture.tsx';
import { LandingPageEditor } from './landing-page-editor.tsx';
import { LandingPageTable } from './landing-page-table.tsx';
import type { LandingPagesApi } from './landing-pages-api.ts';
import { LandingPagesPart } from './landing-pages-part.tsx';

const nothing = () => undefined;
const thin = aLandingPage(3, { is_thin: true, jobs_count: 2, few_since: '2026-11-20T08:00:00.000Z' });
const deleted = aLandingPage(4, { state: 'deleted', deleted_at: '2026-11-20T08:00:00.000Z' });

const rendered: readonly (readonly [string, ReactNode])[] = [
  ['landing pages, loading', <LandingPagesPart key="" />],
  [
    'landing pages',
    <LandingPageTable
      key=""
      pages={[aLandingPage(1), thin, deleted]}
      onDelete={nothing}
      onRestore={nothing}
    />,
  ],
  ['a new landing page', <LandingPageEditor key="" page={undefined} onStale={nothing} />],
  ['a landing page', <LandingPageEditor key="" page={aLandingPage(1)} onStale={nothing} />],
  ['a thin landing page', <LandingPageEditor key="" page={thin} onStale={nothing} />],
  ['a deleted landing page', <LandingPageEditor key="" page={deleted} onStale={nothing} />],
];

describe('landing pages in the editor', () => {
  it.each(locales.flatMap((locale) => rendered.map(([name, what]) => ({ name, what, locale }))))(
    '$name is drawn in $locale without a raw key, and no id twice',
    ({ what, locale }: { readonly what: ReactNode; readonly locale: Locale }) => {
      const html = renderToStaticMarkup(<LandingPagesFixture locale={locale}>{what}</LandingPagesFixture>);
      expect(html.length).toBeGreaterThan(20);
      expect(html).not.toMatch(/[>"](?:landing|written|part|about|fields|blockActions)\.[a-zA-Z]|\{\{/);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    },
  );
});

let root: Root | undefined;
async function open(api: LandingPagesApi, query?: string) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () =>
    root?.render(
      <LandingPagesFixture api={api} {...(query === undefined ? {} : { query })}>
        <LandingPagesPart />
      </LandingPagesFixture>,
    ),
  );
}
const text = () => document.body.textContent;
async function press(name: string) {
  const found = [...document.querySelectorAll<HTMLElement>('button, a, input[type=radio]')].findLast((one) =>
    [one.textContent, one.closest('label')?.textContent].some((words) => words?.trim() === name),
  );
  if (!found) throw new Error(`Nothing to press is called ${name}: ${text()}`);
  await act(async () => {
    found.focus();
    found.click();
  });
}
function field(label: string) {
  const found = [...document.querySelectorAll('label')].find((one) =>
    one.textContent.trim().startsWith(label),
  );
  const control = found && document.getElementById(found.htmlFor);
  if (!control) throw new Error(`No field is called ${label}`);
  return control as HTMLInputElement;
}
async function write(label: string, value: string) {
  const control = field(label);
  const of = control.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(of.prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const titles = () => [...document.querySelectorAll('tbody tr a')].map((link) => link.textContent);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

describe('the list of landing pages', () => {
  it('has the jobs of each, and says which search engines leave out', async () => {
    await open(memoryLandingPages([aLandingPage(1), thin]).api);
    expect(titles()).toEqual(['Zoeken 1', 'Zoeken 3']);
    expect(text()).toContain('2 jobs, too few since');
  });

  it('deletes at once, and takes it back', async () => {
    await open(memoryLandingPages().api);
    await press('Delete: Zoeken 1');
    expect(titles()).toEqual(['Zoeken 2']);
    await press('Undo');
    expect(titles()).toEqual(['Zoeken 1', 'Zoeken 2']);
  });

  it('begins a page at one press with what is searched for often', async () => {
    const memory = memoryLandingPages([]);
    await open(memory.api);
    expect(text()).toContain('No search ended without jobs lately.');
    await press('Begin a page: heftruck, Rotterdam');
    expect(field('Title').value).toBe('Heftruck, Rotterdam');
    await press('Save draft');
    expect(memory.rows()).toMatchObject([
      {
        title: 'Heftruck, Rotterdam',
        locale: 'nl',
        query: { search: 'heftruck', location_name: 'Rotterdam' },
      },
    ]);
  });
});

describe('a landing page that is written', () => {
  const address = '?part=landing-pages&open=1';

  it('needs a title and a search, and is a draft until it is published', async () => {
    const memory = memoryLandingPages([]);
    await open(memory.api, '?part=landing-pages&open=new');
    await press('Save draft');
    expect(text()).toContain('Fill in a title');
    expect(text()).toContain('Say what it searches for');
    await write('Title', 'Koks in Delft');
    await write('Keyword', 'kok');
    await press('Now');
    await press('Publish now');
    expect(memory.rows()).toMatchObject([
      { title: 'Koks in Delft', state: 'published', query: { search: 'kok' } },
    ]);
  });

  it('keeps of its search what has no field here', async () => {
    const memory = memoryLandingPages();
    await open(memory.api, address);
    await write('Keyword', 'souschef');
    await press('Save changes');
    expect(memory.rows()[0]?.query).toEqual({
      search: 'souschef',
      location_name: 'Delft',
      distance: 15,
      'range[salary_year]': '36000,',
    });
  });

  it('that a colleague saved meanwhile keeps what only one changed, and asks where both did', async () => {
    const memory = memoryLandingPages();
    await open(memory.api, address);
    await write('Keyword', 'souschef');
    memory.set(1, { title: 'Van hen', revision: 2 });
    await press('Save changes');
    await act(() => new Promise((done) => setTimeout(done)));
    expect(memory.rows()[0]).toMatchObject({ title: 'Van hen', query: { search: 'souschef' }, revision: 3 });
    await write('Keyword', 'bakker');
    memory.set(1, { query: { search: 'slager' }, revision: 4 });
    await press('Save changes');
    expect(text()).toContain('You and Hinke Zijlstra both changed this');
    await press('Save this choice');
    expect(text()).toContain('Choose one of both everywhere');
  });
});
