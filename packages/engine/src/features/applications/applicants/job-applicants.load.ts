import {
  type Applicant,
  type ApplicantColumn,
  type ApplicantLetter,
  type ApplicantSummary,
  type ApplicationStage,
  type AppliedJob,
  letterPlaces,
  type PageMeta,
  type StageKind,
  stageKinds,
} from '@boardwright/api-client/contract';
import { apiFailure } from '../../../page/api-failure.ts';
import type { PanelContext } from '../../../page/account/account-panel.ts';
import {
  type ApplicantNotice,
  type ApplicantListState,
  type ApplicantsAddress,
  mostChosen,
  readApplicantsAddress,
} from './job-applicants-address.ts';

/** Applicants on a page of the table. */
const pageSize = 25;
/** Applicants of a stage on the board; the table has the others. */
const laneSize = 20;

/** What was just done. */
export interface Done {
  readonly notice: ApplicantNotice | undefined;
  readonly count: number;
  readonly skipped: number;
}

/** What every view of a list has. */
interface ListBase {
  readonly list: ApplicantListState;
  readonly jobs: readonly AppliedJob[];
  readonly done: Done;
}

export interface BoardData extends ListBase {
  readonly view: 'board';
  readonly columns: readonly ApplicantColumn[];
}

export interface TableData extends ListBase {
  readonly view: 'table';
  readonly stages: readonly ApplicationStage[];
  readonly applicants: readonly ApplicantSummary[];
  readonly meta: PageMeta;
}

export interface ApplicantPageData {
  readonly view: 'applicant';
  readonly list: ApplicantListState;
  readonly stages: readonly ApplicationStage[];
  readonly applicant: Applicant;
  readonly done: Done;
}

export interface MoveData {
  readonly view: 'move';
  readonly list: ApplicantListState;
  readonly stages: readonly ApplicationStage[];
  readonly applicants: readonly ApplicantSummary[];
  readonly to: ApplicationStage;
  readonly letters: readonly ApplicantLetter[];
  /** What a letter may leave to be filled: the contract's list stays out of the browser. */
  readonly places: readonly string[];
}

export interface StagesData {
  readonly view: 'stages';
  readonly list: ApplicantListState;
  readonly stages: readonly ApplicationStage[];
  /** What a stage may mean. */
  readonly kinds: readonly StageKind[];
}

export type JobApplicantsData =
  | BoardData
  | TableData
  | ApplicantPageData
  | MoveData
  | StagesData
  | { readonly view: 'notFound'; readonly list: ApplicantListState };

/** Who applied: as a board, a table, one of them, or several that are to be moved. */
export async function loadJobApplicants(context: PanelContext): Promise<JobApplicantsData> {
  const address = readApplicantsAddress(context.query);
  const { list } = address;
  try {
    if (address.stages) return await loadStages(context, list);
    if (address.applicant !== undefined) return await loadApplicant(context, address, address.applicant);
    if (address.chosen !== undefined) return await loadMove(context, address, address.chosen);
    return list.view === 'table' ? await loadTable(context, address) : await loadBoard(context, address);
  } catch (error) {
    // Policy: who was deleted meanwhile, or was never the company's, is said in the panel; the account stays.
    if (apiFailure(error)?.status === 404) return { view: 'notFound', list };
    throw error;
  }
}

const doneOf = ({ notice: outcome, count, skipped }: ApplicantsAddress): Done => ({
  notice: outcome,
  count,
  skipped,
});

function narrowing({ job, search }: ApplicantListState) {
  return { ...(job !== undefined && { 'match[job_id]': job }), ...(search && { search }) };
}

async function loadBoard({ api, signal }: PanelContext, address: ApplicantsAddress): Promise<BoardData> {
  const { list } = address;
  const [jobs, columns] = await Promise.all([
    api.applicants.findAppliedJobs({ signal }),
    api.applicants.findApplicantColumns({ query: { ...narrowing(list), limit: laneSize }, signal }),
  ]);
  return { view: 'board', list, jobs: jobs.data, columns: columns.data, done: doneOf(address) };
}

async function loadTable({ api, signal }: PanelContext, address: ApplicantsAddress): Promise<TableData> {
  const { list } = address;
  const { stage, sort, page } = list;
  const [jobs, stages, found] = await Promise.all([
    api.applicants.findAppliedJobs({ signal }),
    api.applicants.findApplicationStages({ signal }),
    api.applicants.findApplicants({
      query: {
        ...narrowing(list),
        sort,
        page,
        limit: pageSize,
        ...(typeof stage === 'number' && { 'match[stage_id]': stage }),
        ...(stage === 'withdrawn' && { 'match[withdrawn]': true }),
      },
      signal,
    }),
  ]);
  return {
    view: 'table',
    list,
    jobs: jobs.data,
    stages: stages.data,
    applicants: found.data,
    meta: found.meta,
    done: doneOf(address),
  };
}

async function loadStages({ api, signal }: PanelContext, list: ApplicantListState): Promise<StagesData> {
  const { data } = await api.applicants.findApplicationStages({ signal });
  return { view: 'stages', list, stages: data, kinds: stageKinds };
}

async function loadApplicant(
  { api, signal }: PanelContext,
  address: ApplicantsAddress,
  id: number,
): Promise<ApplicantPageData> {
  const [stages, { data }] = await Promise.all([
    api.applicants.findApplicationStages({ signal }),
    api.applicants.readApplicant({ params: { id }, signal }),
  ]);
  return {
    view: 'applicant',
    list: address.list,
    stages: stages.data,
    applicant: data,
    done: doneOf(address),
  };
}

async function loadMove(
  { api, signal }: PanelContext,
  address: ApplicantsAddress,
  chosen: readonly number[],
): Promise<MoveData | { readonly view: 'notFound'; readonly list: ApplicantListState }> {
  const { list } = address;
  if (chosen.length === 0) return { view: 'notFound', list };
  const [stages, letters, found] = await Promise.all([
    api.applicants.findApplicationStages({ signal }),
    api.applicants.findApplicantLetters({ signal }),
    api.applicants.findApplicants({
      query: { 'in[id]': chosen.join(','), limit: mostChosen, sort: 'name' },
      signal,
    }),
  ]);
  const to = stages.data.find(({ id }) => id === address.to) ?? stages.data.at(-1);
  if (!to || found.data.length === 0) return { view: 'notFound', list };
  const { data: applicants } = found;
  return {
    view: 'move',
    list,
    stages: stages.data,
    applicants,
    to,
    letters: letters.data,
    places: letterPlaces,
  };
}
