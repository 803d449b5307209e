import type { Board } from '../../../board/board-context.ts';
import { tabAddress } from '../../../page/account/account-panel.ts';

export const applicantsTab = 'job-applicants';
/** Where the panel starts. */
export const applicantsAnchor = 'account-applicants';
export const applicantSorts = ['-created_at', 'created_at', 'name', '-rating'] as const;
export type ApplicantSort = (typeof applicantSorts)[number];
/** What was just done: said once. */
export const applicantNotices = ['moved', 'noted', 'unnoted', 'rated', 'staged'] as const;
export type ApplicantNotice = (typeof applicantNotices)[number];
/** Applicants that may be moved together. */
export const mostChosen = 100;

/** Which applicants, and how they are shown: as the address says (§7 'Query keys'). */
export interface ApplicantListState {
  readonly view: 'board' | 'table';
  readonly job: number | undefined;
  readonly search: string;
  /** Of a table: one stage, or those who withdrew. */
  readonly stage: number | 'withdrawn' | undefined;
  readonly sort: ApplicantSort;
  readonly page: number;
}

export interface ApplicantsAddress {
  readonly list: ApplicantListState;
  readonly applicant: number | undefined;
  /** Several that are to be moved, and where to. */
  readonly chosen: readonly number[] | undefined;
  readonly to: number | undefined;
  /** The stages themselves are to be changed. */
  readonly stages: boolean;
  readonly notice: ApplicantNotice | undefined;
  /** How many were moved, and how many were not. */
  readonly count: number;
  readonly skipped: number;
}

function wholeNumber(text: string | null, most = 2_147_483_647): number | undefined {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number > 0 && number <= most ? number : undefined;
}

function oneOf<Value extends string>(values: readonly Value[], given: string | null): Value | undefined {
  return values.find((value) => value === given);
}

/** Reads an address that anybody may have typed. */
export function readApplicantsAddress(query: URLSearchParams): ApplicantsAddress {
  const chosen = query
    .getAll('ids')
    .flatMap((ids) => ids.split(','))
    .flatMap((id) => wholeNumber(id) ?? []);
  const withdrawn = query.get('match[withdrawn]') === 'true';
  return {
    list: {
      view: oneOf(['board', 'table'], query.get('view')) ?? 'board',
      job: wholeNumber(query.get('match[job_id]')),
      search: (query.get('search') ?? '').replaceAll('\0', '').trim().slice(0, 200),
      stage: withdrawn ? 'withdrawn' : wholeNumber(query.get('match[stage_id]')),
      sort: oneOf(applicantSorts, query.get('sort')) ?? '-created_at',
      page: wholeNumber(query.get('page'), 10_000) ?? 1,
    },
    applicant: wholeNumber(query.get('applicant')),
    chosen: query.get('step') === 'move' ? [...new Set(chosen)].slice(0, mostChosen) : undefined,
    to: wholeNumber(query.get('to')),
    stages: query.get('step') === 'stages',
    notice: oneOf(applicantNotices, query.get('done')),
    count: wholeNumber(query.get('count'), 1000) ?? 0,
    skipped: wholeNumber(query.get('skipped'), 1000) ?? 0,
  };
}

type Place = Pick<Board, 'path'>;

/** The fields of a list's address; what is usual is left out. */
export function listFields({ view, job, search, stage, sort, page }: ApplicantListState) {
  const isTable = view === 'table';
  return {
    ...(isTable && { view }),
    ...(job !== undefined && { 'match[job_id]': String(job) }),
    ...(search && { search }),
    ...(isTable && stage === 'withdrawn' && { 'match[withdrawn]': 'true' }),
    ...(isTable && typeof stage === 'number' && { 'match[stage_id]': String(stage) }),
    ...(isTable && sort !== '-created_at' && { sort }),
    ...(isTable && page > 1 && { page: String(page) }),
  } as Readonly<Record<string, string>>;
}

export function listAddress(board: Place, list: ApplicantListState): string {
  return tabAddress(board, applicantsTab, listFields(list));
}

/** One applicant; the list one came from stays in the address. */
export function applicantAddress(
  board: Place,
  list: ApplicantListState,
  applicant: number,
  done?: ApplicantNotice,
): string {
  const query = { ...listFields(list), applicant: String(applicant), ...(done !== undefined && { done }) };
  return tabAddress(board, applicantsTab, query);
}

/** The question before several are moved, or one with a mail. */
export function moveAddress(
  board: Place,
  list: ApplicantListState,
  ids: readonly number[],
  to?: number,
): string {
  return tabAddress(board, applicantsTab, {
    ...listFields(list),
    step: 'move',
    ids: ids.join(','),
    ...(to !== undefined && { to: String(to) }),
  });
}

/** Where the company's stages are changed. */
export function stagesAddress(board: Place, list: ApplicantListState): string {
  return tabAddress(board, applicantsTab, { ...listFields(list), step: 'stages' });
}

/** Back on the list, saying what was done. */
export function doneAddress(
  board: Place,
  list: ApplicantListState,
  { moved, skipped }: { readonly moved: number; readonly skipped: number },
): string {
  const query = {
    ...listFields(list),
    done: 'moved',
    count: String(moved),
    ...(skipped > 0 && { skipped: String(skipped) }),
  };
  return `${tabAddress(board, applicantsTab, query)}#${applicantsAnchor}`;
}
