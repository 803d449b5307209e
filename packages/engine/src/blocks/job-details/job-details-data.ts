import type { JobSummary } from '@boardwright/api-client/contract';
import type { jobDetails, SettingsOf } from '@boardwright/blocks-schema';
import type { Translate } from '../../i18n/translate.ts';
import type { JobView } from '../../job/job-view.ts';
import type { JobSearch } from '../../search/job-search.ts';
import type { PhoneCountry } from '../../ui/field/phone-countries.ts';

export type JobDetailsSettings = SettingsOf<typeof jobDetails>;

/** What the apply form needs beside its settings; absent where there is no form to fill in. */
export interface ApplyFormData {
  readonly countries: readonly PhoneCountry[];
  readonly newsletters: readonly { readonly id: number; readonly name: string }[];
  /** A visitor without an account may ask for a profile. */
  readonly offerProfile: boolean;
}

export interface JobDetailsData {
  readonly job: JobView;
  readonly expired: boolean;
  readonly related: readonly JobSummary[];
  /** The list the visitor came from, and how many jobs it has where that is known. */
  readonly back: { readonly search: JobSearch; readonly total?: number | undefined };
  /** An application was sent just now. */
  readonly applied: boolean;
  readonly form?: ApplyFormData | undefined;
}

/** What every part of the page is given. */
export interface JobDetailsPart {
  readonly settings: JobDetailsSettings;
  readonly data: JobDetailsData;
  readonly t: Translate;
}

/** The part of the page where one applies: links and posts land there. */
export const applyAnchor = 'apply';

/** The journal of one job's apply form. */
export const journalKey = (job: { readonly uuid: string }): string => `apply.${job.uuid}`;

/** The employer's own page for applications, if the job has one. */
export function applyUrl(job: Pick<JobView, 'apply_type' | 'apply_url'>): string | undefined {
  return job.apply_type === 'url' && job.apply_url ? job.apply_url : undefined;
}
