import {
  type EmployerJob,
  type EmployerJobSummary,
  type JobCounts,
  jobHours,
  type JobKpi,
  type JobSlot,
  jobLengths,
  type LogEntry,
  type MyProduct,
  type PageMeta,
  salaryTypes,
} from '@boardwright/api-client/contract';
import type { PayDisclosure } from '../job-quality/judge-job.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import { phoneCountries, type PhoneCountry } from '@boardwright/ui/phone-countries';
import type { PanelContext } from '../../../page/account/account-panel.ts';
import {
  type JobNotice,
  type JobListState,
  type JobStep,
  readJobsAddress,
  type JobsAddress,
} from './manage-jobs-address.ts';
import { emptyJobValues, type JobValues, jobValues } from './job-values.ts';

/** Lines of a job's log. */
const logSize = 10;
/** Days that a new job stays, unless another end is chosen. */
const usualDays = 30;

export interface JobListData {
  readonly view: 'list';
  readonly list: JobListState;
  readonly jobs: readonly EmployerJobSummary[];
  readonly meta: PageMeta;
  /** How many have which status, of those that are searched for; undefined where that could not be had. */
  readonly counts: JobCounts | undefined;
  /** The list could not be had: that is no empty list (§8). */
  readonly isAway: boolean;
  readonly notice: JobNotice | undefined;
}

export interface JobPageData {
  readonly view: 'job';
  /** Whose visit it is, as the API names them. */
  readonly owner: string;
  readonly job: EmployerJob;
  /** The step that the address asks to confirm. */
  readonly step: JobStep | undefined;
  readonly notice: JobNotice | undefined;
  /** Absent where the site hides a job's numbers and log. */
  readonly kpi: JobKpi | undefined;
  readonly logs: readonly LogEntry[] | undefined;
  /** What makes it run longer or lifts it: what is paid already first. */
  readonly products: readonly MyProduct[];
  /** The address asks for what lifts it (§7 `upsells`): products hold nothing else. */
  readonly upsells: boolean;
  /** Slots of the company; none where it has no shop. */
  readonly slots: readonly JobSlot[];
}

/** What the form of a job offers to choose from. */
export interface JobFormOffer {
  readonly organisations: readonly { readonly id: number; readonly name: string }[];
  readonly groups: readonly {
    readonly key: string;
    readonly name: string;
    readonly items: readonly { readonly id: number; readonly name: string }[];
  }[];
  readonly languages: readonly { readonly value: string; readonly label: string }[];
  readonly countries: readonly { readonly value: string; readonly label: string }[];
  readonly phoneCountries: readonly PhoneCountry[];
  readonly hours: readonly number[];
  readonly salaryTypes: typeof salaryTypes;
  readonly lengths: typeof jobLengths;
  /** Whether the site asks what a job pays. */
  readonly pay: PayDisclosure;
  /** What a draft can be published with, what is paid already first; none where the board asks for nothing. */
  readonly products: readonly JobProduct[];
}

export interface JobProduct {
  readonly id: number;
  readonly name: string;
  /** Cents without VAT. */
  readonly net: number;
  /** How often it can be used now. */
  readonly available: number;
  /** Of a click budget: cents that are left. */
  readonly budget: number | null;
  /** What publishing with it takes; null where it has to be ordered first. */
  readonly takes: MyProduct['takes'];
  readonly ordered: boolean;
}

export interface JobFormData {
  readonly view: 'form';
  readonly owner: string;
  /** Absent for a new one. */
  readonly job: Pick<EmployerJob, 'id' | 'title' | 'status' | 'missing' | 'logo'> | undefined;
  readonly values: JobValues;
  readonly offer: JobFormOffer;
}

export interface JobNotFoundData {
  readonly view: 'notFound';
}

export type ManageJobsData = JobListData | JobPageData | JobFormData | JobNotFoundData;

/** The company's jobs, one of them, or the form of one: as the address says. */
export async function loadManageJobs(context: PanelContext): Promise<ManageJobsData> {
  const address = readJobsAddress(context.query);
  const { job } = address;
  if (job === undefined) return loadList(context, address.list, address.notice);
  if (job === 'new') {
    const products = await findProducts(context);
    const days = products.length > 0 ? undefined : usualDays;
    return {
      view: 'form',
      owner: context.you.uuid,
      job: undefined,
      values: emptyJobValues(context.board, context.you, days),
      offer: offerOf(context, undefined, products),
    };
  }
  const { api, signal, board } = context;
  try {
    const { data } = await api.employerJobs.readEmployerJob({
      params: { id: job },
      query: { with: 'job_boards,product' },
      signal,
    });
    if (address.edits)
      return {
        view: 'form',
        owner: context.you.uuid,
        job: data,
        values: jobValues(data, board.timeZone),
        offer: offerOf(context, data, data.status === 'draft' ? await findProducts(context) : []),
      };
    return await loadJob(context, data, address);
  } catch (error) {
    // Policy: a job that is deleted, or was never the company's, is said in the panel; the account stays.
    if (apiFailure(error)?.status === 404) return { view: 'notFound' };
    throw error;
  }
}

async function loadList(
  { api, signal }: PanelContext,
  list: JobListState,
  notice: JobNotice | undefined,
): Promise<JobListData> {
  const { search, filter, sort, limit, page } = list;
  const found = api.employerJobs.findEmployerJobs({
    query: {
      page,
      limit,
      sort,
      ...(search && { search }),
      ...(filter !== 'all' && { 'match[status]': filter }),
    },
    signal,
  });
  const counted = api.employerJobs
    .countEmployerJobs({ query: { ...(search && { search }) }, signal })
    // Policy (§8): the list is shown without its counts rather than not at all.
    .catch(() => undefined);
  const [{ data, meta }, counts] = await Promise.all([found, counted]);
  return { view: 'list', list, jobs: data, meta, counts: counts?.data, isAway: meta.limit === 0, notice };
}

/** What a job can be renewed with, and while it is active lifted. */
async function findExtensions(
  { api, signal, offered }: PanelContext,
  { status }: EmployerJob,
): Promise<readonly MyProduct[]> {
  if (status === 'draft' || !offered.includes('web-shop')) return [];
  const { data } = await api.shop.findMyProducts({ signal });
  return data
    .filter(({ product: { type }, available, ordered }) => {
      // A budget of clicks brings back a job that has ended.
      const isBudget = type === 'CPC' && status === 'expired' && available > 0;
      const fits = type === 'jobPosting' || isBudget || (type === 'jobUpSell' && status === 'active');
      return fits && (ordered || available > 0);
    })
    .toSorted((a, b) => Number(b.available > 0) - Number(a.available > 0));
}

async function findSlots({ api, signal, offered }: PanelContext): Promise<readonly JobSlot[]> {
  if (!offered.includes('web-shop')) return [];
  const { data } = await api.shop.readClientDashboard({ signal });
  return data.slots;
}

async function loadJob(
  context: PanelContext,
  job: EmployerJob,
  { step, notice, upsells }: Pick<JobsAddress, 'step' | 'notice' | 'upsells'>,
): Promise<JobPageData> {
  const { api, signal, settings, you } = context;
  const asked = { params: { id: job.id }, signal };
  const [kpi, logs] = settings.hideJobKpiLogs
    ? []
    : await Promise.all([
        api.employerJobs.readJobKpi(asked),
        api.employerJobs.findJobLogs({ ...asked, query: { limit: logSize } }),
      ]);
  return {
    view: 'job',
    owner: you.uuid,
    job,
    step,
    notice,
    kpi: kpi?.data,
    logs: logs?.data,
    upsells,
    products: (await findExtensions(context, job)).filter(
      ({ product }) => !upsells || product.type === 'jobUpSell',
    ),
    slots: await findSlots(context),
  };
}

/** Postings, those that are paid already first. */
async function findProducts({ api, signal }: PanelContext): Promise<readonly JobProduct[]> {
  const { data } = await api.shop.findMyProducts({ signal });
  return data
    .filter(({ product }) => product.type === 'jobPosting' || product.type === 'CPC')
    .map(({ product, net, available, budget, takes, ordered }) => ({
      id: product.id,
      name: product.name,
      net,
      available,
      budget,
      takes,
      ordered,
    }))
    .toSorted((a, b) => Number(b.available > 0) - Number(a.available > 0));
}

function offerOf(
  { board, configuration, siteSettings, you }: PanelContext,
  job: EmployerJob | undefined,
  products: readonly JobProduct[],
): JobFormOffer {
  const own = you.client?.organisations ?? [];
  const isOther = job && !own.some(({ id }) => id === job.organisation_id);
  const names = new Intl.DisplayNames([board.locale], { type: 'region' });
  const languages = new Intl.DisplayNames([board.locale], { type: 'language' });
  const codes = new Set([
    ...configuration.countries.map(({ code }) => code),
    ...(job ? [job.country_code] : []),
  ]);
  return {
    organisations: isOther ? [{ id: job.organisation_id, name: job.organisation_name }, ...own] : own,
    groups: configuration.segments_groups
      .filter((group) => group.jobs)
      .map(({ id, key, name }) => ({
        key,
        name,
        items: configuration.segments.filter((segment) => segment.segment_group_id === id),
      }))
      .filter(({ items }) => items.length > 0),
    languages: board.locales.map((value) => ({ value, label: languages.of(value) ?? value })),
    countries: [...codes].map((value) => ({ value, label: names.of(value) ?? value })),
    phoneCountries: phoneCountries(board.locale, siteSettings.search_countries),
    hours: jobHours,
    salaryTypes,
    lengths: jobLengths,
    pay: siteSettings.pay_disclosure ?? 'warn',
    products,
  };
}
