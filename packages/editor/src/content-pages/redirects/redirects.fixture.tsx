import type { ForwardRule, MissingPath } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { editorMessages } from '../../editor.messages.ts';
import { importOutcome } from '../../lists/import/import-outcome.ts';
import { aSite } from '../../page-editing/a-site.ts';
import { EditingProvider } from '../../page-editing/page-editing.react.tsx';
import { type RedirectsApi, RedirectsApiContext } from './redirects-api.ts';

export function aRedirect(id: number, path: string, more: Partial<ForwardRule> = {}): ForwardRule {
  return {
    id,
    path,
    url: '/vacatures',
    status: 301,
    hits: 0,
    last_hit_on: null,
    created_at: '2026-11-03T10:00:00Z',
    created_by: null,
    deleted_at: null,
    revision: 1,
    ...more,
  };
}

export const someRedirects: readonly ForwardRule[] = [
  aRedirect(1, '/banen/*', { url: '/vacatures/*', hits: 3877, status: 302 }),
  aRedirect(2, '/caf%C3%A9', { hits: 12, created_by: 'Femke Dijkstra' }),
  aRedirect(3, '/over', { url: '/over-ons', created_by: 'Femke Dijkstra' }),
];

export const someMissing: readonly MissingPath[] = [
  {
    path: '/vacatures/bijbaan-dokkum',
    hits: 61,
    last_hit_on: '2026-11-26',
    suggestion: { url: '/vacatures?search=bijbaan+dokkum', reason: 'list' },
  },
  {
    path: '/overons',
    hits: 9,
    last_hit_on: '2026-11-20',
    suggestion: { url: '/over-ons', reason: 'sameWords' },
  },
  { path: '/12345', hits: 3, last_hit_on: '2026-11-20', suggestion: null },
];

/** Redirects in memory, as the API keeps them. */
export function memoryRedirects(given = someRedirects, lost = someMissing) {
  let rows = given;
  let missing = lost;
  const meta = (total: number) => ({ total, page: 1, limit: 50, last_page: 1 });
  const add = (path: string, url: string): void => {
    rows = [...rows, aRedirect(100 + rows.length, path, { url })];
    missing = missing.filter((one) => one.path !== path);
  };
  const set = (ids: readonly number[], deleted_at: string | null): number => {
    rows = rows.map((row) => (ids.includes(row.id) ? { ...row, deleted_at } : row));
    return ids.length;
  };
  const api: RedirectsApi = {
    async list({ find, isDeleted }) {
      const data = rows.filter(
        ({ path, url, deleted_at }) => (deleted_at !== null) === isDeleted && `${path} ${url}`.includes(find),
      );
      return { data, meta: meta(data.length) };
    },
    add: async ({ path, url }) => add(path, url),
    async change(id, { revision, ...change }) {
      const before = rows.find((row) => row.id === id);
      if (!before) throw new Error('Not found');
      if (before.revision !== revision) return { current: before };
      const saved = { ...before, ...change, revision: revision + 1 };
      rows = rows.map((row) => (row.id === id ? saved : row));
      return { saved };
    },
    remove: async (ids) => set(ids, '2026-11-27T10:00:00Z'),
    restore: async (ids) => ({ restored: set(ids, null), left: [] }),
    async importList(text, isTrial) {
      const lines = text.split('\n').map((typed, at) => {
        const [path = '', url = ''] = typed.split(/[,\t]/);
        if (!isTrial) add(path, url);
        return { line: at + 1, text: typed, state: 'added' as const, problem: null };
      });
      return { ...importOutcome(lines), lines };
    },
    exportAddress: '/redirects.csv',
    missing: async () => ({ data: missing, meta: meta(missing.length) }),
    async ignore(path) {
      missing = missing.filter((one) => one.path !== path);
    },
  };
  return { api, rows: () => rows };
}

const never = () => new Promise<never>(() => undefined);
const effects = { save: never, storeJournal: () => undefined, now: () => 0, newUid: () => 'uid' };

interface RedirectsFixtureProps {
  readonly api?: RedirectsApi;
  readonly locale?: Locale;
  readonly address?: string;
  readonly children: ReactNode;
}

/** The redirects with all they stand in: a site, and their api. */
export function RedirectsFixture(props: RedirectsFixtureProps) {
  const { api = memoryRedirects().api, locale = 'en', address = '/content?part=redirects', children } = props;
  return (
    <TranslatorContext value={createTranslator(locale, { editor: editorMessages[locale] })}>
      <MemoryRouter initialEntries={[address]}>
        <EditingProvider site={aSite()} journal={undefined} effects={effects}>
          <RedirectsApiContext value={api}>{children}</RedirectsApiContext>
        </EditingProvider>
      </MemoryRouter>
    </TranslatorContext>
  );
}
