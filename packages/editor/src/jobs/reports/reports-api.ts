import type {
  BodyOf,
  Contract,
  MailPreview,
  PageMeta,
  ReportedJob,
  ReportedJobDetails,
  ReportState,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

export type ReportDecisionDraft = Omit<BodyOf<Contract['jobReports']['decideReports']>, 'reports'>;

/**
 * What an admin does with reports of jobs (Digital Services Act, articles 16 and 17). Each throws an Error whose message
 * is a sentence for the admin.
 */
export interface ReportsApi {
  readonly jobs: (
    asked: { readonly state: ReportState; readonly search: string },
    page: number,
  ) => Promise<{ readonly data: readonly ReportedJob[]; readonly meta: PageMeta }>;
  /** All that is known to decide about one. */
  readonly job: (uuid: string) => Promise<ReportedJobDetails>;
  /** The mails that a decision would send. @param reports those that were read */
  readonly preview: (
    uuid: string,
    reports: readonly number[],
    decision: ReportDecisionDraft,
  ) => Promise<readonly MailPreview[]>;
  readonly decide: (
    uuid: string,
    reports: readonly number[],
    decision: ReportDecisionDraft,
  ) => Promise<unknown>;
}

export const ReportsApiContext = createContext<ReportsApi | undefined>(undefined);

/** @throws Error where the part is drawn without its api */
export function useReportsApi(): ReportsApi {
  const api = useContext(ReportsApiContext);
  if (!api) throw new Error('There is no API of the reports above');
  return api;
}
