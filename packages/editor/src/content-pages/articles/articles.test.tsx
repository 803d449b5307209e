// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locales, type Locale } from '@boardwright/messages';
import { anArticle, ArticlesFixture, memoryArticles } from './articles.fixture.tsx';
import type { ArticlesApi } from './articles-api.ts';
import { articleDraft, articleShape } from './article-draft.ts';
import { WrittenConflict } from '../../written/written-conflict.tsx';
import { ArticleEditor } from './article-editor.tsx';
import { ArticleTable } from './article-table.tsx';
import { ArticlesPart } from './articles-part.tsx';
import { useFieldTexts } from './use-field-texts.ts';

const nothing = () => undefined;
const site = { locale: 'nl', timeZone: 'Europe/Amsterdam' };
const planned = anArticle(3, { state: 'planned', published_at: '2026-11-28T06:00:00.000Z' });
const deleted = anArticle(4, { state: 'deleted', deleted_at: '2026-11-20T08:00:00.000Z' });
const conflict = {
  current: anArticle(1, { title: 'Van hen' }),
  theirs: articleDraft(anArticle(1, { title: 'Van hen' }), site),
  draft: articleDraft(anArticle(1, { title: 'Van mij' }), site),
  contested: ['title', 'text', 'showing'] as const,
};

function Conflict() {
  const shape = articleShape;
  const texts = useFieldTexts();
  const does = { onChoose: nothing, onClose: nothing };
  return <WrittenConflict conflict={conflict} shape={shape} {...texts} {...does} />;
}

const rendered: readonly (readonly [string, ReactNode])[] = [
  ['articles, loading', <ArticlesPart key="" />],
  [
    'articles',
    <ArticleTable
      key=""
      articles={[anArticle(1), planned, deleted]}
      onDelete={nothing}
      onRestore={nothing}
    />,
  ],
  ['a new article', <ArticleEditor key="" article={undefined} onStale={nothing} />],
  ['an article', <ArticleEditor key="" article={anArticle(1)} onStale={nothing} />],
  ['a planned article', <ArticleEditor key="" article={planned} onStale={nothing} />],
  ['a deleted article', <ArticleEditor key="" article={deleted} onStale={nothing} />],
  ['a conflict', <Conflict key="" />],
];

describe('the news in the editor', () => {
  it.each(locales.flatMap((locale) => rendered.map(([name, what]) => ({ name, what, locale }))))(
    '$name is drawn in $locale without a raw key, and no id twice',
    ({ what, locale }: { readonly what: ReactNode; readonly locale: Locale }) => {
      const html = renderToStaticMarkup(<ArticlesFixture locale={locale}>{what}</ArticlesFixture>);
      expect(html.length).toBeGreaterThan(20);
      expect(html).not.toMatch(/[>"](?:article|written|part|about|fields|blockActions)\.[a-zA-Z]|\{\{/);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    },
  );
});

let root: Root | undefined;
async function open(api: ArticlesApi, query?: string) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () =>
    root?.render(
      <ArticlesFixture api={api} {...(query === undefined ? {} : { query })}>
        <ArticlesPart />
      </ArticlesFixture>,
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

describe('the list of articles', () => {
  it('says what an article is for where there is none, and leads to the first', async () => {
    await open(memoryArticles([]).api);
    expect(text()).toContain('No news yet');
    await press('Write the first article');
    expect(text()).toContain('Nobody sees it but the admins of this site.');
  });

  it('is filtered by its address, and cleared at one press', async () => {
    await open(memoryArticles().api, '?part=articles&status=draft');
    expect(titles()).toEqual(['Artikel 2']);
    await open(memoryArticles().api, '?part=articles&find=windmill');
    await press('Clear the filters');
    expect(titles()).toEqual(['Artikel 1', 'Artikel 2']);
  });

  it('deletes at once, and takes it back', async () => {
    await open(memoryArticles().api);
    await press('Delete: Artikel 1');
    expect(titles()).toEqual(['Artikel 2']);
    expect(text()).toContain('“Artikel 1” is deleted. It can be restored for 30 days.');
    await press('Undo');
    expect(titles()).toEqual(['Artikel 1', 'Artikel 2']);
  });
});

describe('an article that is written', () => {
  const address = '?part=articles&open=1';

  it('needs a title, and is a draft until it is published', async () => {
    const memory = memoryArticles([]);
    await open(memory.api, '?part=articles&open=new');
    await press('Save draft');
    expect(text()).toContain('Fill in a title');
    await write('Title', 'Werken aan het Wad');
    await press('Now');
    await press('Publish now');
    expect(memory.rows()).toMatchObject([{ title: 'Werken aan het Wad', state: 'published' }]);
  });

  it('is planned for a moment on the clock of the site, and not without one', async () => {
    const memory = memoryArticles([anArticle(1, { state: 'draft', published_at: null })]);
    await open(memory.api, address);
    await press('Planned');
    await press('Plan');
    expect(text()).toContain('Choose a day and a time');
    await write('Day', '2026-11-28');
    await write('Time', '07:00');
    await press('Plan for Sat, 28 Nov 2026, 07:00');
    expect(memory.rows()).toMatchObject([{ state: 'planned', published_at: '2026-11-28T06:00:00.000Z' }]);
  });

  it('says at its address that it is taken, and keeps what was typed', async () => {
    const { RequestError } = await import('@boardwright/engine/request-failure');
    const sentence = '“b” is the address of another article. “b-2” is free';
    const refuse = () =>
      Promise.reject(new RequestError({ kind: 'refused', message: sentence, fields: { slug: [sentence] } }));
    await open({ ...memoryArticles().api, change: refuse }, address);
    await write('Address', 'b');
    await press('Save changes');
    expect(field('Address').getAttribute('aria-invalid')).toBe('true');
    expect(field('Address').value).toBe('b');
    expect(
      document.getElementById(field('Address').getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe(sentence);
  });

  it('that was not saved is there again after one was elsewhere, until it is discarded', async () => {
    await open(memoryArticles().api, address);
    await write('Title', 'Niet opgeslagen');
    await act(async () => root?.unmount());
    await open(memoryArticles().api, address);
    expect(field('Title').value).toBe('Niet opgeslagen');
    await press('Discard it');
    expect(field('Title').value).toBe('Artikel 1');
    await act(async () => root?.unmount());
    await open(memoryArticles().api, address);
    expect(text()).not.toContain('is here again');
  });

  it('keeps what is typed while it is being saved', async () => {
    const memory = memoryArticles();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const change: ArticlesApi['change'] = async (id, form) => {
      await held;
      return memory.api.change(id, form);
    };
    await open({ ...memory.api, change }, '?part=articles&open=1');
    await write('Title', 'Eerst dit');
    await press('Save changes');
    await write('Author', 'Hinke');
    await act(async () => letGo());
    expect(memory.rows()[0]).toMatchObject({ title: 'Eerst dit', author: null });
    expect(field('Author').value).toBe('Hinke');
    expect(text()).toContain('Not saved yet');
    await press('Save changes');
    expect(memory.rows()[0]).toMatchObject({ author: 'Hinke', revision: 3 });
  });

  it('that a colleague saved meanwhile keeps what only one changed', async () => {
    const memory = memoryArticles();
    await open(memory.api, address);
    await write('Title', 'Van mij');
    memory.set(1, { author: 'Van hen', revision: 2 });
    await press('Save changes');
    await act(() => new Promise((done) => setTimeout(done)));
    expect(memory.rows()[0]).toMatchObject({ title: 'Van mij', author: 'Van hen', revision: 3 });
    expect(text()).toContain('Saved together with changes of Hinke Zijlstra');
  });

  it('asks which to keep where both changed one thing', async () => {
    const memory = memoryArticles();
    await open(memory.api, address);
    await write('Title', 'Van mij');
    await write('Author', 'Ik');
    memory.set(1, { title: 'Van hen', revision: 2 });
    await press('Save changes');
    expect(text()).toContain('You and Hinke Zijlstra both changed this');
    await press('Save this choice');
    expect(text()).toContain('Choose one of both everywhere');
    const theirs = document.querySelectorAll<HTMLInputElement>('input[type=radio][name=title]')[1];
    await act(async () => theirs?.click());
    await press('Save this choice');
    expect(memory.rows()[0]).toMatchObject({ title: 'Van hen', author: 'Ik', revision: 3 });
  });

  it('that is deleted is restored before it is changed', async () => {
    await open(
      memoryArticles([anArticle(1, { state: 'deleted', deleted_at: '2026-11-20T08:00:00Z' })]).api,
      address,
    );
    expect(text()).toContain('This was deleted on 20 Nov 2026.');
    expect(document.querySelector('form[inert]')).not.toBeNull();
    await press('Restore');
    expect(document.querySelector('form[inert]')).toBeNull();
  });
});
