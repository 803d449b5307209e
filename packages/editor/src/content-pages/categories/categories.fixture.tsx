import type {
  AdminSegment,
  AdminSegmentGroup,
  ImportedSegment,
  StarterSegment,
} from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { editorMessages } from '../../editor.messages.ts';
import { aSite } from '../../page-editing/a-site.ts';
import { EditingProvider } from '../../page-editing/page-editing.react.tsx';
import { importOutcome } from '../../lists/import/import-outcome.ts';
import { type CategoriesApi, CategoriesApiContext } from './categories-api.ts';

export const industry: AdminSegmentGroup = {
  id: 3,
  key: 'industry',
  name: { nl: 'Branche', en: 'Industry' },
  jobs: true,
  candidates: true,
  organisations: false,
  total: 3,
  archived: 1,
};

export function aCategory(
  id: number,
  name: AdminSegment['name'],
  more: Partial<AdminSegment> = {},
): AdminSegment {
  return {
    id,
    key: `c${id}`,
    segment_group_id: industry.id,
    name,
    icon: null,
    order: id,
    archived_at: null,
    merged_into: null,
    shared: false,
    jobs: 0,
    live_jobs: 0,
    revision: 1,
    ...more,
  };
}

export const care = aCategory(1, { nl: 'Zorg', en: 'Care' }, { icon: 'heart-pulse', jobs: 12, live_jobs: 5 });
export const building = aCategory(2, { nl: 'Bouw' }, { shared: true });
export const teaching = aCategory(4, { nl: 'Onderwijs', en: 'Education' }, { jobs: 1, live_jobs: 1 });
export const archivedOne = aCategory(
  9,
  { nl: 'Visserij', en: 'Fishing' },
  { archived_at: '2026-11-03T23:30:00Z' },
);

/** The categories of one group in memory, as the API keeps them. */
export function memoryCategories(given: readonly AdminSegment[] = [care, building, teaching, archivedOne]) {
  let rows = given;
  const set = (id: number, change: Partial<AdminSegment>) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...change } : row));
  };
  const those = (isArchived: boolean) => rows.filter((row) => (row.archived_at !== null) === isArchived);
  const api: CategoriesApi = {
    groups: async () => [{ ...industry, total: those(false).length, archived: those(true).length }],
    categories: async (_group, isArchived) => those(isArchived),
    add: async ({ name, icon }) => {
      const added = aCategory(100 + rows.length, name, { icon: icon ?? null });
      rows = [...rows, added];
      return added;
    },
    async change(id, { name, icon, revision }) {
      const before = rows.find((row) => row.id === id);
      if (!before) throw new Error('Not found');
      if (before.revision !== revision) return { current: before };
      const saved = {
        ...before,
        name: { ...before.name, ...name },
        icon: icon === undefined ? before.icon : icon,
        revision: before.revision + 1,
      };
      set(id, saved);
      return { saved };
    },
    order: async (_group, ids) => {
      rows = [...rows].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
      return true;
    },
    archive: async (id) => set(id, { archived_at: '2026-11-27T10:00:00Z' }),
    restore: async (id) => set(id, { archived_at: null, merged_into: null }),
    previewMerge: async (id) => ({
      jobs: rows.find((row) => row.id === id)?.jobs ?? 0,
      resumes: 0,
      organisations: 0,
      job_alerts: 1,
      landing_pages: 0,
      blocks: 0,
    }),
    merge: async (id, into) => {
      const jobs = rows.find((row) => row.id === id)?.jobs ?? 0;
      const stays = rows.find((row) => row.id === into);
      set(into, { jobs: jobs + (stays?.jobs ?? 0) });
      set(id, { archived_at: '2026-11-27T10:00:00Z', merged_into: stays?.name ?? null, jobs: 0 });
    },
    async addSet(field, isTrial) {
      const listed = [`${field} one`, 'Zorg'].map((nl): StarterSegment => {
        const isKnown = rows.some(({ name }) => name['nl'] === nl);
        return { group: industry.key, name: { nl }, icon: null, state: isKnown ? 'known' : 'added' };
      });
      const added = listed.filter(({ state }) => state === 'added');
      if (!isTrial) rows = [...rows, ...added.map(({ name }, at) => aCategory(300 + at, name))];
      return listed;
    },
    async importList(_group, text, isTrial) {
      const lines = text.split('\n').map((typed, at): ImportedSegment => {
        const names = typed.split(';').map((name) => name.trim());
        const isKnown = rows.some(({ name }) => name['nl'] === names[0]);
        if (names.length > 2)
          return { line: at + 1, text: typed, state: 'wrong', problem: 'More names than languages' };
        return { line: at + 1, text: typed, state: isKnown ? 'known' : 'added', problem: null };
      });
      const added = lines.filter(({ state, text: typed }) => state === 'added' && typed !== '');
      if (!isTrial)
        rows = [
          ...rows,
          ...added.map(({ line, text: typed }) => aCategory(200 + line, { nl: typed.split(';')[0] ?? '' })),
        ];
      return importOutcome(lines.filter(({ text: typed }) => typed !== ''));
    },
  };
  return { api, names: () => those(false).map(({ name }) => name['nl']), rows: () => rows };
}

const never = () => new Promise<never>(() => undefined);
const effects = { save: never, storeJournal: () => undefined, now: () => 0, newUid: () => 'uid' };

interface CategoriesFixtureProps {
  readonly api?: CategoriesApi;
  readonly locale?: Locale;
  readonly address?: string;
  readonly children: ReactNode;
}

/** Parts of the categories with all they stand in: a site in Dutch and English, and their api. */
export function CategoriesFixture(props: CategoriesFixtureProps) {
  const { api = memoryCategories().api, locale = 'en', address = '/content', children } = props;
  return (
    <TranslatorContext value={createTranslator(locale, { editor: editorMessages[locale] })}>
      <MemoryRouter initialEntries={[address]}>
        <EditingProvider site={aSite()} journal={undefined} effects={effects}>
          <CategoriesApiContext value={api}>{children}</CategoriesApiContext>
        </EditingProvider>
      </MemoryRouter>
    </TranslatorContext>
  );
}
