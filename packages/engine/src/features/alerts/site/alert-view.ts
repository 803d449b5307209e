import type { AlertFrequency, JobSummary } from '@boardwright/api-client/contract';
import type { JobSearch } from '../../../search/job-search.ts';

/** What an alert looks for and how often it tells, with the names of what it looks for. */
export interface AlertView {
  readonly search: JobSearch;
  readonly frequency: AlertFrequency;
  /** What there is to choose from: the contract's list stays out of the browser. */
  readonly frequencies: readonly AlertFrequency[];
  readonly segments: readonly { readonly id: number; readonly name: string }[];
  /** Name of the one organisation it watches, where that is known. */
  readonly organisation?: string | undefined;
}

/** 'These 7 jobs would have been in your last mail.' */
export interface AlertPreview {
  readonly total: number;
  /** A few of the newest. */
  readonly jobs: readonly Pick<
    JobSummary,
    'uuid' | 'slug' | 'title' | 'organisation_name' | 'location_name'
  >[];
}
