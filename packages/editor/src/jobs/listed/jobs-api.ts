import type {
  AdminMove,
  BodyOf,
  Contract,
  JobFilter,
  JobFilterCounts,
  JobPaymentWays,
  JobPick,
  JobTransfer,
  ListedJob,
  EmployerJob,
  ListedJobDetails,
  MovedJob,
  PageMeta,
  QueryOf,
  ReviewReason,
  SentOf,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';
import type { Saved } from '../../written/use-save-written.ts';
import type { NamedCompany } from '../../lists/company-choice.tsx';

export type JobSort = QueryOf<Contract['adminJobs']['findAllJobs']>['sort'];
export type Withholding = Required<BodyOf<Contract['adminJobs']['withholdJob']>>;
export type JobChange = BodyOf<Contract['adminJobs']['changeAnyJob']>;
export type NewJob = SentOf<Contract['adminJobs']['createAnyJob']>['body'];
export type Transfer = SentOf<Contract['adminJobs']['transferJob']>['body'];
export type Publishing = SentOf<Contract['shop']['publishForCompany']>['body'];
/** Categories to choose from, in the language of the reader. */
export interface CategoryGroup {
  readonly id: number;
  readonly name: string;
  readonly categories: readonly { readonly id: number; readonly name: string }[];
}

/** What goes with a move: why jobs are taken off or sent back, what their companies read, and whether they are mailed. */
export interface MoveWords extends Withholding {
  readonly reasons: readonly ReviewReason[];
  /** Of one job: as it was read. */
  readonly revision?: number;
}

export interface WantedJobs {
  readonly search: string;
  /** One company alone. */
  readonly client: number | undefined;
}

/** What an admin does with the jobs of the board. Each throws an Error whose message is a sentence for the admin. */
export interface JobsApi {
  readonly jobs: (
    wanted: WantedJobs & { readonly filter: JobFilter; readonly sort: JobSort },
    page: number,
  ) => Promise<{ readonly data: readonly ListedJob[]; readonly meta: PageMeta }>;
  /** How many jobs each filter finds. */
  readonly counts: (wanted: WantedJobs) => Promise<JobFilterCounts>;
  /** All jobs that the list finds, in its order, as far as they are picked at once. */
  readonly picks: (
    wanted: WantedJobs & { readonly filter: JobFilter; readonly sort: JobSort },
  ) => Promise<readonly JobPick[]>;
  /** Where the browser fetches the list as CSV. */
  readonly exportAddress: (wanted: WantedJobs & { readonly filter: JobFilter }) => string;
  readonly job: (uuid: string) => Promise<ListedJobDetails>;
  /** The categories that a job may have, in their groups. */
  readonly categories: () => Promise<readonly CategoryGroup[]>;
  /** The companies that a search finds, by name. */
  readonly companies: (search: string) => Promise<readonly NamedCompany[]>;
  /** The organisations of a company. */
  readonly organisations: (
    company: number,
  ) => Promise<readonly { readonly id: number; readonly name: string }[]>;
  /** Makes a draft for a company. */
  readonly create: (job: NewJob) => Promise<ListedJobDetails>;
  /** In which ways a draft can be paid. */
  readonly payments: (uuid: string) => Promise<JobPaymentWays>;
  /** Publishes a draft for its company, paid as is said. */
  readonly publish: (uuid: string, how: Publishing) => Promise<ListedJobDetails>;
  /** What moving a job to another company would do. */
  readonly previewTransfer: (
    uuid: string,
    to: Pick<Transfer, 'client_id' | 'organisation_id'>,
  ) => Promise<JobTransfer>;
  readonly transfer: (uuid: string, to: Transfer) => Promise<ListedJobDetails>;
  /** A name for something that is sent, so that it is done once. */
  readonly newKey: () => string;
  /** @returns the form of the job as it is stored now */
  readonly change: (uuid: string, change: JobChange) => Promise<Saved<EmployerJob>>;
  /** What a move would make of jobs. */
  readonly preview: (
    jobs: readonly string[],
    move: AdminMove,
    words: MoveWords,
  ) => Promise<readonly MovedJob[]>;
  readonly move: (jobs: readonly string[], move: AdminMove, words: MoveWords) => Promise<readonly MovedJob[]>;
  /** Takes a job off the board until it is put back. */
  readonly withhold: (uuid: string, decision: Withholding) => Promise<unknown>;
  /** Puts a job back. @param mail whether its company is mailed */
  readonly restore: (uuid: string, mail: boolean) => Promise<unknown>;
  /** Says how far ahead a job stands. */
  /** @param was the boost that was read */
  readonly boost: (
    uuid: string,
    boost: number,
    was: number,
  ) => Promise<Saved<{ readonly boost_factor: number }>>;
}

export const JobsApiContext = createContext<JobsApi | undefined>(undefined);

/** @throws Error where the part is drawn without its api */
export function useJobsApi(): JobsApi {
  const api = useContext(JobsApiContext);
  if (!api) throw new Error('There is no API of the jobs above');
  return api;
}
