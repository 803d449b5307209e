import type { BodyOf, Contract, resumeLimits } from '@boardwright/api-client/contract';
import type { resumes } from '../../platform/database/schema.ts';
import type { Locale } from '@boardwright/messages';
import type { Tenant } from '../../platform/http/tenants.ts';
import type { ResumeMessage } from './resume.messages.ts';

export type ResumeBody = BodyOf<Contract['resumes']['saveResume']>;
type ResumeRow = typeof resumes.$inferSelect;

/** What a form may change of a resume. */
export type ResumeColumns = Pick<
  ResumeRow,
  | 'status'
  | 'position'
  | 'shortDescription'
  | 'info'
  | 'phone'
  | 'phoneCountry'
  | 'address'
  | 'place'
  | 'postalCode'
  | 'city'
  | 'countryCode'
  | 'lat'
  | 'lon'
  | 'openToRelocate'
  | 'salaryType'
  | 'salaryMin'
  | 'travelDistance'
  | 'segmentIds'
  | 'history'
  | 'visibility'
  | 'clientIds'
>;

/** What a form is read against. */
export interface ResumeRules extends Pick<Tenant, 'board'> {
  readonly locale: Locale;
  /** Segments that this board offers for candidates. */
  readonly segmentIds: ReadonlySet<number>;
  /** Of the companies the form names, those that this board has. */
  readonly clientIds: ReadonlySet<number>;
}

export type FieldProblem = readonly [
  isWrong: boolean,
  field: string,
  word: ResumeMessage,
  limit?: keyof typeof resumeLimits,
];
