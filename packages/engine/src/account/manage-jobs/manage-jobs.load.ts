import {
  type EmployerJob,
  type EmployerJobSummary,
  jobAfter,
  jobHours,
  type JobKpi,
  jobLengths,
  type LogEntry,
  type PageMeta,
  salaryTypes,
  statusMoves,
} from '@boardwright/api-client/contract';
import { apiFailure } from '../../pages/api-failure.ts';
import { phoneCountries, type PhoneCountry } from '../../ui/field/phone-countries.ts';
import type { PanelContext } from '../account-panel.ts';
import { type JobDeed, type JobListState, type JobStep, readJobsAddress } from './manage-jobs-address.ts';
import { emptyJobValues, type JobValues, jobValues } from './job-values.ts';

/** Jobs on a page of the list (specification §9 'Employer list page size'). */
const pageSize = 10;
/** Lines of a job's log. */
const logSize = 10;
/** Days that a new job stays, unless another end is chosen. */
const usualDays = 30;

export interface JobListData {
  readonly view: 'list';
  readonly list: JobListState;
  readonly jobs: readonly EmployerJobSummary[];
  readonly meta: PageMeta;
  /** The list could not be had: that is no empty list (§8). */
  readonly isAway: boolean;
  readonly deed: JobDeed | undefined;
}

export interface JobPageData {
  readonly view: 'job';
  /** Whose visit it is, as the API names them. */
  readonly owner: string;
  readonly job: EmployerJob;
  /** What the table of statuses allows now. */
  readonly steps: readonly JobStep[];
  /** The step that the address asks to confirm. */
  readonly step: JobStep | undefined;
  readonly deed: JobDeed | undefined;
  /** Absent where the site hides a job's numbers and log. */
  readonly kpi: JobKpi | undefined;
  readonly logs: readonly LogEntry[] | undefined;
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
  readonly salaryTypes: readonly string[];
  readonly lengths: typeof jobLengths;
}

export interface JobFormData {
  readonly view: 'form';
  readonly owner: string;
  /** Absent for a new one. */
  readonly job: Pick<EmployerJob, 'id' | 'title' | 'status' | 'missing'> | undefined;
  readonly values: JobValues;
  readonly offer: JobFormOffer;
}

export interface JobGoneData {
  readonly view: 'gone';
}

export type ManageJobsData = JobListData | JobPageData | JobFormData | JobGoneData;

/** The company's jobs, one of them, or the form of one: as the address says. */
export async function loadManageJobs(context: PanelContext): Promise<ManageJobsData> {
  const address = readJobsAddress(context.query);
  const { job } = address;
  if (job === undefined) return loadList(context, address.list, address.deed);
  if (job === 'new') {
    const values = emptyJobValues(context.board, context.you, usualDays);
    return {
      view: 'form',
      owner: context.you.uuid,
      job: undefined,
      values,
      offer: offerOf(context, undefined),
    };
  }
  const { api, signal, board } = context;
  try {
    const { data } = await api.employerJobs.readEmployerJob({ params: { id: job }, signal });
    if (address.edits)
      return {
        view: 'form',
        owner: context.you.uuid,
        job: data,
        values: jobValues(data, board.timeZone),
        offer: offerOf(context, data),
      };
    return await loadJob(context, data, address.step, address.deed);
  } catch (error) {
    // Policy: a job that is deleted, or was never the company's, is said in the panel; the account stays.
    if (apiFailure(error)?.status === 404) return { view: 'gone' };
    throw error;
  }
}

async function loadList(
  { api, signal }: PanelContext,
  list: JobListState,
  deed: JobDeed | undefined,
): Promise<JobListData> {
  const { search, filter, sort, page } = list;
  const { data, meta } = await api.employerJobs.findEmployerJobs({
    query: {
      page,
      limit: pageSize,
      sort,
      ...(search && { search }),
      ...(filter !== 'all' && { 'match[status]': filter }),
    },
    signal,
  });
  return { view: 'list', list, jobs: data, meta, isAway: meta.limit === 0, deed };
}

async function loadJob(
  { api, signal, settings, you }: PanelContext,
  job: EmployerJob,
  step: JobStep | undefined,
  deed: JobDeed | undefined,
): Promise<JobPageData> {
  const asked = { params: { id: job.id }, signal };
  const [kpi, logs] = settings.hideJobKpiLogs
    ? []
    : await Promise.all([
        api.employerJobs.readJobKpi(asked),
        api.employerJobs.findJobLogs({ ...asked, query: { limit: logSize } }),
      ]);
  const steps: JobStep[] = [
    ...(jobAfter(statusMoves.paused, job.status) ? ['pause' as const] : []),
    ...(jobAfter(statusMoves.active, job.status) ? ['activate' as const] : []),
    ...(jobAfter('archive', job.status) ? ['delete' as const] : []),
  ];
  return {
    view: 'job',
    owner: you.uuid,
    job,
    steps,
    step: steps.find((one) => one === step),
    deed,
    kpi: kpi?.data,
    logs: logs?.data,
  };
}

function offerOf(
  { board, configuration, siteSettings, you }: PanelContext,
  job: EmployerJob | undefined,
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
  };
}
