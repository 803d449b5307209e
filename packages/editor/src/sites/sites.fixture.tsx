import type { DeletedSite, RunSite, SiteDeletion, SiteFilePreview } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { type DeletionForm, type SitesApi, SitesApiContext } from '../shell/sites-api.ts';
import { editorMessages } from '../editor.messages.ts';
import { aSite } from '../page-editing/a-site.ts';
import { EditingProvider } from '../page-editing/page-editing.react.tsx';

export function aRunSite(id: number, more: Partial<RunSite> = {}): RunSite {
  return {
    id,
    name: `Site ${id}`,
    status: 'active',
    url: `https://site-${id}.example.org`,
    hosts: [{ host: `site-${id}.example.org`, state: 'main' }],
    languages: ['nl', 'en'],
    default_language: 'nl',
    live_jobs: 1200,
    is_current: false,
    created_at: '2026-11-01T09:00:00Z',
    ...more,
  };
}

/** What a file of a site would make. */
export const aPreview: SiteFilePreview = {
  name: 'Werk aan Zee',
  languages: ['nl', 'en'],
  default_language: 'nl',
  bytes: 12_000_000,
  counts: {
    pages: 22,
    blocks: 84,
    categories: 61,
    articles: 6,
    landing_pages: 4,
    redirects: 3,
    products: 5,
    newsletters: 1,
    placeholders: 0,
    mails: 2,
    scripts: 1,
    pictures: 38,
  },
  unknown_blocks: [{ key: 'x-wheel', count: 2 }],
};

/** What deleting a site would take along. */
export const aDeletion: SiteDeletion = {
  counts: {
    jobs: 1200,
    companies: 340,
    people: 5200,
    applications: 810,
    orders: 96,
    subscribers: 0,
    pages: 24,
    pictures: 61,
    hosts: 1,
    admins: 2,
  },
  open_invoices: 3,
  paid_running: 14,
  payments_open: 0,
};

export const aDeletedSite = (id: number, more: Partial<DeletedSite> = {}): DeletedSite => ({
  id,
  name: `Site ${id}`,
  hosts: [`site-${id}.example.org`],
  deleted_at: '2026-11-10T09:00:00Z',
  restorable_till: '2026-12-10T09:00:00Z',
  days_left: 12,
  reason: 'Two boards became one',
  ...more,
});

/** Sites in memory, as the API keeps them. */
export function memorySites(given: readonly RunSite[], runsAll = true, deletion: SiteDeletion = aDeletion) {
  let rows = given;
  let deleted: readonly DeletedSite[] = [];
  const removed: (readonly [number, DeletionForm])[] = [];
  const entered: number[] = [];
  const parts = new Map<string, number[]>();
  const sent: Parameters<SitesApi['start']>[0][] = [];
  const api: SitesApi = {
    find: async () => ({ sites: [...rows], runs_all: runsAll, deleted: [...deleted] }),
    async start(site) {
      sent.push(site);
      const made = aRunSite(99, { name: site.name, status: 'draft', live_jobs: 0 });
      rows = [...rows, made];
      return made;
    },
    exportAddress: (id) => `/export/${id}`,
    async sendPart(upload, part, content) {
      const before = parts.get(upload) ?? [];
      before[part - 1] = content.size;
      parts.set(upload, before);
    },
    preview: async () => aPreview,
    readDeletion: async () => deletion,
    async remove(id, form) {
      removed.push([id, form]);
      rows = rows.filter((one) => one.id !== id);
      const deletedOne = aDeletedSite(id, { reason: form.reason });
      deleted = [deletedOne, ...deleted];
      return deletedOne;
    },
    async restore(id) {
      deleted = deleted.filter((one) => one.id !== id);
      const back = aRunSite(id);
      rows = [...rows, back];
      return back;
    },
    onStarted: () => () => undefined,
    enter: async (id) => void entered.push(id),
  };
  return { api, entered, sent, parts, removed };
}

const never = () => new Promise<never>(() => undefined);
const effects = { save: never, storeJournal: () => undefined, now: () => 0, newUid: () => 'uid' };

interface SitesFixtureProps {
  readonly api: SitesApi;
  readonly locale?: Locale;
  readonly address?: string;
  readonly children: ReactNode;
}

/** The sites with all they stand in. */
export function SitesFixture({ api, locale = 'en', address = '/sites', children }: SitesFixtureProps) {
  return (
    <TranslatorContext value={createTranslator(locale, { editor: editorMessages[locale] })}>
      <MemoryRouter initialEntries={[address]}>
        <EditingProvider site={aSite()} journal={undefined} effects={effects}>
          <SitesApiContext value={api}>{children}</SitesApiContext>
        </EditingProvider>
      </MemoryRouter>
    </TranslatorContext>
  );
}
