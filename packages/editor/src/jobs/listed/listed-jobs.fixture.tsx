import type {
  AdminMove,
  JobPayment,
  JobPaymentWays,
  ListedJob,
  ListedJobDetails,
  MovedJob,
  User,
} from '@boardwright/api-client/contract';
import { jobFilters } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { MemoryRouter } from 'react-router';
import { AdminRightsContext } from '../../ui/admin-rights.ts';
import { editorMessages } from '../../editor.messages.ts';
import { aSite } from '../../page-editing/a-site.ts';
import { EditingProvider } from '../../page-editing/page-editing.react.tsx';
import { pickOf } from './moves.ts';
import { type JobChange, type JobsApi, JobsApiContext, type MoveWords } from './jobs-api.ts';
import { ListedJobsPart } from './listed-jobs-part.tsx';

export const cook: ListedJob = {
  uuid: 'cook',
  title: 'Kok',
  organisation_name: 'De Kombuis',
  client: { id: 3, name: 'Bakkerij Dijkstra' },
  status: 'active',
  from: '2026-11-01T10:00:00Z',
  till: '2026-12-03T23:30:00Z',
  premium: true,
  boost_factor: 2.5,
  withheld: null,
  job_url: 'https://wadwerk.example/vacature/kok',
  created_at: '2026-11-01T10:00:00Z',
  location_name: 'Lauwersoog',
  writer: 'company',
  review: null,
  views_by_day: Array.from({ length: 28 }, (_, day) => day * 40),
  applications_count: 12,
  reports_count: 1,
  updated_at: '2026-11-20T10:00:00Z',
};
export const baker: ListedJob = {
  ...cook,
  uuid: 'baker',
  title: 'Bakker',
  organisation_name: 'Bakkerij Dijkstra',
  status: 'draft',
  till: null,
  premium: false,
  boost_factor: 1,
  reports_count: 0,
};
export const guide: ListedJob = {
  ...baker,
  uuid: 'guide',
  title: 'Wadgids',
  client: null,
  writer: 'feed',
  status: 'paused',
  withheld: { at: '2026-11-03T23:30:00Z', ground: 'fraud', explanation: 'Asks for money', by: 'Anna Beheer' },
};
const jobs: readonly ListedJob[] = [cook, baker, guide];

function detailsOf(job: ListedJob): ListedJobDetails {
  return {
    job,
    form: {
      id: 7,
      uuid: job.uuid,
      slug: 'kok',
      title: job.title,
      description: 'Koken voor dertig bewoners.',
      status: job.status,
      locale: 'nl',
      organisation_id: 1,
      organisation_name: job.organisation_name,
      from: job.from,
      till: job.till,
      premium: job.premium,
      withheld: null,
      waits_for: job.status === 'draft' && job.review ? 'review' : null,
      returned: null,
      remote: false,
      location_type: 'fixed',
      location_name: job.location_name,
      country_code: 'NL',
      reference_code: 'K-12',
      external_reference: null,
      job_url: job.job_url,
      applications_count: 12,
      views_count: 1234,
      apply_clicks_count: 56,
      created_at: job.created_at,
      updated_at: job.updated_at,
      text_type: 'own',
      text_own: '<p>Jij kookt.</p>',
      text_platform: { job: null, function: null, company: null, offer: null },
      lat: null,
      lon: null,
      apply_type: 'email',
      apply_url: null,
      apply_email: 'kok@kombuis.example',
      recruiter_name: null,
      recruiter_email: null,
      recruiter_phone: null,
      recruiter_phone_country: null,
      website: null,
      salary_min: null,
      salary_max: null,
      salary_type: 'month',
      hours_min: null,
      hours_max: null,
      segment_ids: [],
      revision: 4,
      logo: null,
      show_logo: true,
      pixel_url: null,
      product_id: 1,
      product: { id: 1, name: 'Vacature 30 dagen' },
      paid_till: '2026-12-03T23:30:00Z',
      missing: [],
    },
    ended:
      job.status === 'expired' ? { at: '2026-11-26T10:00:00Z', status: 'active', till: cook.till } : null,
    history: [
      {
        id: 1,
        event: 'job.published',
        message: 'A job was published: Kok',
        created_at: '2026-11-01T10:00:00Z',
        by: 'Femke Dijkstra',
      },
    ],
    similar: job.uuid === 'cook' ? [{ ...baker, title: 'KOK' }] : [],
  };
}

const after: Readonly<Partial<Record<AdminMove, ListedJob['status']>>> = {
  publish: 'active',
  activate: 'active',
  pause: 'paused',
  end: 'expired',
  reopen: 'active',
};
const from: Readonly<Partial<Record<AdminMove, readonly ListedJob['status'][]>>> = {
  publish: ['draft'],
  send_back: ['draft'],
  activate: ['paused'],
  pause: ['active'],
  end: ['active', 'paused'],
  reopen: ['expired'],
};

const companies = [
  { id: 3, name: 'Bakkerij Dijkstra' },
  { id: 5, name: 'De Werf' },
];
const nameOf = (id: number): string => companies.find((one) => one.id === id)?.name ?? '';
const way = (
  pay: JobPayment,
  more: Partial<JobPaymentWays['ways'][number]>,
): JobPaymentWays['ways'][number] => ({
  product_id: 1,
  product: 'Vacature 30 dagen',
  days: 30,
  pay,
  amount: null,
  left: null,
  net: null,
  total: null,
  currency: 'EUR',
  refusal: null,
  ...more,
});

/** Jobs as the API has them, in memory. */
export function memoryJobs(rows: readonly ListedJob[] = jobs) {
  let stored = [...rows];
  const moves: { readonly move: AdminMove; readonly jobs: readonly string[]; readonly words: MoveWords }[] =
    [];
  const changes: JobChange[] = [];
  const queries: object[] = [];
  const deals: object[] = [];
  const find = (uuid: string): ListedJob => {
    const job = stored.find((one) => one.uuid === uuid);
    if (!job) throw new Error('This job does not exist, or no longer.');
    return job;
  };
  function results(uuids: readonly string[], move: AdminMove, isMade: boolean): MovedJob[] {
    return uuids.map((uuid) => {
      const job = find(uuid);
      const isWithheld = move === 'withhold';
      const isBoards = isWithheld || move === 'restore';
      const isPossible = isBoards
        ? (job.withheld !== null) !== isWithheld
        : (from[move] ?? []).includes(job.status) && job.writer !== 'feed';
      const status = isPossible ? (after[move] ?? job.status) : job.status;
      const review = isPossible && (move === 'publish' || move === 'send_back') ? null : job.review;
      const withheld = isBoards ? (isWithheld ? guide.withheld : null) : job.withheld;
      if (isMade && isPossible)
        stored = stored.map((one) => (one.uuid === uuid ? { ...one, status, withheld, review } : one));
      const problem = isPossible || isBoards ? null : 'This change of status is not possible.';
      return { uuid, title: job.title, status, is_done: isPossible, problem, mails: isPossible ? 1 : 0 };
    });
  }
  const api: JobsApi = {
    async jobs(asked, page) {
      queries.push({ ...asked, page });
      const data = stored.filter(({ title }) => title.toLowerCase().includes(asked.search.toLowerCase()));
      return { data, meta: { total: data.length, page, limit: 50, last_page: 1 } };
    },
    counts: async () => {
      const counted = Object.fromEntries(jobFilters.map((name) => [name, 0]));
      return { ...counted, all: stored.length } as Awaited<ReturnType<JobsApi['counts']>>;
    },
    picks: async ({ search }) =>
      stored.filter(({ title }) => title.toLowerCase().includes(search.toLowerCase())).map(pickOf),
    exportAddress: ({ filter, search }) => `/jobs.csv?filter=${filter}&search=${search}`,
    job: async (uuid) => detailsOf(find(uuid)),
    async change(uuid, change) {
      const { form } = detailsOf(find(uuid));
      if (change.revision !== form.revision) return { current: form };
      changes.push(change);
      return { saved: form };
    },
    companies: async (search) => companies.filter(({ name }) => name.toLowerCase().includes(search)),
    categories: async () => [
      {
        id: 1,
        name: 'Field of work',
        categories: [
          { id: 11, name: 'Care' },
          { id: 12, name: 'Catering' },
        ],
      },
    ],
    organisations: async (id) => [{ id: id * 10, name: `Organisation ${id}` }],
    async create(sent) {
      deals.push(sent);
      stored = [...stored, { ...baker, uuid: 'made', title: sent.title ?? 'Kok', status: 'draft' }];
      return detailsOf(find('made'));
    },
    payments: async () => ({
      asks: true,
      invoice_to: { name: 'Femke Dijkstra', email: 'femke@kombuis.example' },
      ways: [
        way('balance', { amount: 1, left: 3 }),
        way('invoice', { net: 19_500, total: 23_595 }),
        way('free', {}),
      ],
    }),
    async publish(uuid, sent) {
      deals.push(sent);
      stored = stored.map((one) => (one.uuid === uuid ? { ...one, status: 'active' as const } : one));
      return detailsOf(find(uuid));
    },
    previewTransfer: async (uuid, { client_id: id }) => ({
      from: find(uuid).client,
      to: { id, name: nameOf(id) },
      organisations: [{ id: id * 10, name: nameOf(id) }],
      organisation_id: id * 10,
      favourites: 2,
      views: 40,
      mails: 3,
      problem: uuid === 'cook' ? 'People applied for this job.' : null,
    }),
    async transfer(uuid, sent) {
      deals.push(sent);
      const client = { id: sent.client_id, name: nameOf(sent.client_id) };
      stored = stored.map((one) => (one.uuid === uuid ? { ...one, client } : one));
      return detailsOf(find(uuid));
    },
    newKey: () => 'a-key-of-its-own',
    preview: async (uuids, move) => results(uuids, move, false),
    async move(uuids, move, words) {
      moves.push({ move, jobs: uuids, words });
      return results(uuids, move, true);
    },
    withhold: async () => undefined,
    restore: async () => undefined,
    boost: async (_uuid, boost_factor) => ({ saved: { boost_factor } }),
  };
  return { api, moves, changes, queries, deals };
}

const never = () => new Promise<never>(() => undefined);
const effects = { save: never, storeJournal: () => undefined, now: () => 0, newUid: () => 'uid' };

interface ListedJobsFixtureProps {
  readonly api?: JobsApi;
  readonly locale?: Locale;
  readonly address?: string;
  /** What the role of who looks lets them do; everything where it is not said. */
  readonly admin?: User['admin'];
}

/** The list of jobs with all it stands in. */
export function ListedJobsFixture({
  api = memoryJobs().api,
  locale = 'en',
  address = '/jobs',
  admin,
}: ListedJobsFixtureProps) {
  return (
    <TranslatorContext value={createTranslator(locale, { editor: editorMessages[locale] })}>
      <MemoryRouter initialEntries={[address]}>
        <EditingProvider site={aSite()} journal={undefined} effects={effects}>
          <AdminRightsContext value={admin}>
            <JobsApiContext value={api}>
              <ListedJobsPart />
            </JobsApiContext>
          </AdminRightsContext>
        </EditingProvider>
      </MemoryRouter>
    </TranslatorContext>
  );
}
