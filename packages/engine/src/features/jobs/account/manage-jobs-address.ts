import { pageSizes } from '@boardwright/blocks-schema';
import type { Board } from '../../../board/board-context.ts';
import { tabAddress } from '../../../page/account/account-panel.ts';

export const jobsTab = 'manage-jobs';
export const jobFilters = ['all', 'active', 'draft', 'scheduled', 'paused', 'expired'] as const;
export type JobFilter = (typeof jobFilters)[number];
export const jobSorts = ['-created_at', 'created_at', 'title', 'till'] as const;
export type JobSort = (typeof jobSorts)[number];
/** Jobs on a page unless another number is chosen (§9 'Employer list page size'). */
export const usualSize = 10;
/** What may be asked for a second time before it is done (specification §4). */
export const jobSteps = ['pause', 'activate', 'delete'] as const;
export type JobStep = (typeof jobSteps)[number];
/** What was just done: said once. */
export const jobNotices = [
  'drafted',
  'published',
  'scheduled',
  'asked',
  'saved',
  'paused',
  'activated',
  'deleted',
  'renewed',
  'lifted',
  'slotted',
] as const;
export type JobNotice = (typeof jobNotices)[number];

/** A list of own jobs, as its address says it (§7 'Query keys'). */
export interface JobListState {
  readonly search: string;
  readonly filter: JobFilter;
  readonly sort: JobSort;
  readonly limit: number;
  readonly page: number;
}

/** What the address asks for: a list, one job, or the form of a new one. */
export interface JobsAddress {
  readonly list: JobListState;
  /** `active-job` (§7): a job's number, or 'new'. */
  readonly job: number | 'new' | undefined;
  readonly edits: boolean;
  readonly step: JobStep | undefined;
  readonly notice: JobNotice | undefined;
  /** `upsells` (§7): the job's page begins with what lifts it above others, and offers nothing else. */
  readonly upsells: boolean;
}

function oneOf<Value extends string>(values: readonly Value[], given: string | null): Value | undefined {
  return values.find((value) => value === given);
}

function wholeNumber(text: string | null, most: number): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= most ? number : undefined;
}

/** Reads an address that anybody may have typed. */
export function readJobsAddress(query: URLSearchParams): JobsAddress {
  const job = query.get('active-job');
  return {
    list: {
      search: (query.get('search') ?? '').replaceAll('\0', '').trim().slice(0, 200),
      filter: oneOf(jobFilters, query.get('match[status]')) ?? 'all',
      sort: oneOf(jobSorts, query.get('sort')) ?? '-created_at',
      limit: pageSizes.find((size) => String(size) === query.get('limit')) ?? usualSize,
      page: wholeNumber(query.get('page'), 10_000) ?? 1,
    },
    job: job === 'new' ? 'new' : wholeNumber(job, 2_147_483_647),
    edits: query.get('edit') === '1',
    step: oneOf(jobSteps, query.get('step')),
    notice: oneOf(jobNotices, query.get('done')),
    upsells: oneOf(['1', 'true'], query.get('upsells')) !== undefined,
  };
}

type Place = Pick<Board, 'path'>;

/** The address of a list; what is usual is left out. */
export function listAddress(board: Place, { search, filter, sort, limit, page }: JobListState): string {
  return tabAddress(board, jobsTab, {
    ...(search && { search }),
    ...(filter !== 'all' && { 'match[status]': filter }),
    ...(sort !== '-created_at' && { sort }),
    ...(limit !== usualSize && { limit: String(limit) }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** Where the panel starts: what was done is said there, and a long form before it was left at its end. */
export const jobsAnchor = 'account-jobs';

/** Where one comes after something was done: to its job, or to the list where that is gone. */
export function doneAddress(board: Place, done: JobNotice, job?: number): string {
  const query = { ...(job !== undefined && { 'active-job': String(job) }), done };
  return `${tabAddress(board, jobsTab, query)}#${jobsAnchor}`;
}

/** The address of one job in the account, of its form, or of a step to confirm. */
export function jobAddress(
  board: Place,
  job: number | 'new',
  query: { readonly edit?: '1'; readonly step?: JobStep } = {},
): string {
  return tabAddress(board, jobsTab, { 'active-job': String(job), ...query });
}
