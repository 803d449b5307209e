import type { AdminArticle } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import type { ReactNode } from 'react';
import { OnWorkbench } from '../../block-actions/on-workbench.fixture.tsx';
import { aSite } from '../../page-editing/a-site.ts';
import { type ArticlesApi, ArticlesApiContext } from './articles-api.ts';

export function anArticle(id: number, more: Partial<AdminArticle> = {}): AdminArticle {
  return {
    id,
    locale: 'nl',
    state: 'published',
    slug: `artikel-${id}`,
    title: `Artikel ${id}`,
    description: '',
    text: '<p>Moi</p>',
    author: null,
    category: null,
    image: null,
    thumbnail: null,
    published_at: '2026-11-03T23:30:00.000Z',
    created_at: '2026-11-02T08:00:00.000Z',
    updated_at: '2026-11-03T23:30:00.000Z',
    changed_by: 'Hinke Zijlstra',
    deleted_at: null,
    revision: 1,
    ...more,
  };
}

/** The articles of a board in memory, as the API keeps them. */
export function memoryArticles(
  given: readonly AdminArticle[] = [anArticle(1), anArticle(2, { state: 'draft', published_at: null })],
) {
  let rows = given;
  const set = (id: number, change: Partial<AdminArticle>): AdminArticle => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...change } : row));
    return rows.find((row) => row.id === id) ?? anArticle(id);
  };
  const api: ArticlesApi = {
    list: async ({ page, search = '', 'match[state]': state, 'match[locale]': locale }) => {
      const data = rows.filter(
        (row) =>
          (state === undefined ? row.state !== 'deleted' : row.state === state) &&
          (locale === undefined || row.locale === locale) &&
          row.title.toLowerCase().includes(search.toLowerCase()),
      );
      return { data, meta: { total: data.length, page, limit: 10, last_page: 1 } };
    },
    read: async (id) => set(id, {}),
    add: async ({ publish, ...form }) => {
      const state = publish ? 'published' : 'draft';
      const added = anArticle(100 + rows.length, { ...form, state, slug: form.slug || 'nieuw' });
      rows = [added, ...rows];
      return added;
    },
    async change(id, { revision, publish, published_at, ...form }) {
      const current = set(id, {});
      if (revision !== current.revision) return { current };
      const state =
        publish === undefined ? current.state : publish ? (published_at ? 'planned' : 'published') : 'draft';
      return {
        saved: set(id, { ...form, state, revision: revision + 1, ...(published_at && { published_at }) }),
      };
    },
    remove: async (id) => set(id, { state: 'deleted', deleted_at: '2026-11-27T10:00:00Z' }),
    restore: async (id) => set(id, { state: 'published', deleted_at: null }),
  };
  return { api, set, rows: () => rows };
}

interface ArticlesFixtureProps {
  readonly api?: ArticlesApi;
  readonly locale?: Locale;
  /** What stands in the address. */
  readonly query?: string;
  readonly children: ReactNode;
}

/** Parts of the news with all they stand in: a site in Dutch and English, and their api. */
export function ArticlesFixture(props: ArticlesFixtureProps) {
  const { api = memoryArticles().api, locale = 'en', query = '?part=articles', children } = props;
  return (
    <OnWorkbench site={aSite()} locale={locale} query={query}>
      <ArticlesApiContext value={api}>{children}</ArticlesApiContext>
    </OnWorkbench>
  );
}
