import type { AdminLandingPage, FrequentSearch } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import type { ReactNode } from 'react';
import { OnWorkbench } from '../../block-actions/on-workbench.fixture.tsx';
import { aSite } from '../../page-editing/a-site.ts';
import { type LandingPagesApi, LandingPagesApiContext } from './landing-pages-api.ts';

export function aLandingPage(id: number, more: Partial<AdminLandingPage> = {}): AdminLandingPage {
  return {
    id,
    locale: 'nl',
    state: 'published',
    slug: `zoeken-${id}`,
    title: `Zoeken ${id}`,
    description: '',
    text_above: '<p>Boven</p>',
    text_below: '',
    seo_title: '',
    seo_description: '',
    query: { search: 'kok', location_name: 'Delft', distance: 15, 'range[salary_year]': '36000,' },
    jobs_count: 12,
    few_since: null,
    is_thin: false,
    views: 34,
    image: null,
    published_at: '2026-11-03T23:30:00.000Z',
    created_at: '2026-11-02T08:00:00.000Z',
    updated_at: '2026-11-03T23:30:00.000Z',
    changed_by: 'Hinke Zijlstra',
    deleted_at: null,
    revision: 1,
    ...more,
  };
}

export const aSearch: FrequentSearch = {
  locale: 'nl',
  words: 'heftruck',
  place: 'Rotterdam',
  segment_ids: [],
  searches: 41,
  in_vain: 0,
  jobs_count: 9,
};

/** The landing pages of a board in memory, as the API keeps them. */
export function memoryLandingPages(
  given: readonly AdminLandingPage[] = [
    aLandingPage(1),
    aLandingPage(2, { state: 'draft', published_at: null }),
  ],
  searches: readonly FrequentSearch[] = [aSearch],
) {
  let rows = given;
  const set = (id: number, change: Partial<AdminLandingPage>): AdminLandingPage => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...change } : row));
    return rows.find((row) => row.id === id) ?? aLandingPage(id);
  };
  const api: LandingPagesApi = {
    list: async ({ page, search = '', 'match[state]': state }) => {
      const data = rows.filter(
        (row) =>
          (state === undefined ? row.state !== 'deleted' : row.state === state) &&
          row.title.toLowerCase().includes(search.toLowerCase()),
      );
      return { data, meta: { total: data.length, page, limit: 10, last_page: 1 } };
    },
    read: async (id) => set(id, {}),
    add: async ({ publish, ...form }) => {
      const state = publish ? 'published' : 'draft';
      const added = aLandingPage(100 + rows.length, { ...form, state, slug: form.slug || 'nieuw' });
      rows = [added, ...rows];
      return added;
    },
    async change(id, { revision, publish, ...form }) {
      const current = set(id, {});
      if (revision !== current.revision) return { current };
      const state = publish === undefined ? current.state : publish ? 'published' : 'unpublished';
      return { saved: set(id, { ...form, state, revision: revision + 1 }) };
    },
    remove: async (id) => set(id, { state: 'deleted', deleted_at: '2026-11-27T10:00:00Z' }),
    restore: async (id) => set(id, { state: 'published', deleted_at: null }),
    count: async () => 7,
    searches: async (isInVain) => (isInVain ? [] : searches),
  };
  return { api, set, rows: () => rows };
}

interface LandingPagesFixtureProps {
  readonly api?: LandingPagesApi;
  readonly locale?: Locale;
  /** What stands in the address. */
  readonly query?: string;
  readonly children: ReactNode;
}

/** Parts of the landing pages with all they stand in: a site in Dutch and English, and their api. */
export function LandingPagesFixture(props: LandingPagesFixtureProps) {
  const { api = memoryLandingPages().api, locale = 'en', query = '?part=landing-pages', children } = props;
  return (
    <OnWorkbench site={aSite()} locale={locale} query={query}>
      <LandingPagesApiContext value={api}>{children}</LandingPagesApiContext>
    </OnWorkbench>
  );
}
