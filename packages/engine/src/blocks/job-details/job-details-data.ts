import type { ApplyForm, JobSummary } from '@boardwright/api-client/contract';
import type { jobDetails, SettingsOf } from '@boardwright/blocks-schema';
import type { PhoneCountry } from '@boardwright/ui/phone-countries';
import type { Translate } from '@boardwright/ui/translate';
import type { JobView } from '../../features/jobs/job/job-view.ts';
import type { JobSearch } from '../../search/job-search.ts';
import type { JobDetailsKey } from './job-details.messages.ts';

export type JobDetailsSettings = SettingsOf<typeof jobDetails>;

/** What the apply form needs beside its settings; absent where there is no form to fill in. */
export interface ApplyFormData {
  readonly countries: readonly PhoneCountry[];
  readonly newsletters: readonly { readonly id: number; readonly consent: string }[];
  /** A visitor without an account may ask for a profile. */
  readonly offerProfile: boolean;
  /** What is known of a candidate; the telephone number as people of its country write it. */
  readonly candidate?: Omit<ApplyForm, 'applied'> | undefined;
}

/** Radio values of who keeps CVs: another file goes along, or none. */
export const cvChoice = { field: 'cv_kept', other: 'other', none: 'none' } as const;

/** What the form needs by which an employer introduces somebody; `done` once it was sent. */
export type IntroduceData = { readonly countries: readonly PhoneCountry[] } | 'done';

/** What the form knows by which a job is reported; `done` once it was sent, `mailed` where that was mailed too. */
export type ReportData = { readonly name: string; readonly email: string } | 'done' | 'mailed';

export interface JobDetailsData {
  readonly job: JobView;
  readonly expired: boolean;
  readonly related: readonly JobSummary[];
  /** The list the visitor came from, and how many jobs it has where that is known. */
  readonly back: { readonly search: JobSearch; readonly total?: number | undefined };
  /** An application was sent just now. */
  readonly applied: boolean;
  /** A candidate's own application for this job. */
  readonly earlier?: NonNullable<ApplyForm['applied']> | undefined;
  readonly form?: ApplyFormData | undefined;
  /** For an employer who introduces somebody: the form, or that it was sent. */
  readonly introduce?: IntroduceData | undefined;
  /** For who reports the job: the form, or that it was sent. */
  readonly report?: ReportData | undefined;
}

/** What every part of the page is given. */
export interface JobDetailsPart {
  readonly settings: JobDetailsSettings;
  readonly data: JobDetailsData;
  readonly t: Translate<JobDetailsKey>;
}

/** The part of the page where one applies: links and posts land there. */
export const applyAnchor = 'apply';

/** The part of the page where an employer introduces somebody. */
export const introduceAnchor = 'introduce';

/** The part of the page where one reports the job. */
export const reportAnchor = 'report';

/** The key of the address that shows it. */
export const reportKey = 'report';

/** The journal of one job's apply form. */
export const journalKey = (job: { readonly uuid: string }): string => `apply.${job.uuid}`;

/** The employer's own page for applications, if the job has one. */
export function applyUrl(job: Pick<JobView, 'apply_type' | 'apply_url'>): string | undefined {
  return job.apply_type === 'url' && job.apply_url ? job.apply_url : undefined;
}

/**
 * What a link to an employer's own form carries beside its address: the click is reported to the API, once by the
 * browser itself (`ping` needs no script) and once by ours, for browsers that do not ping. It counts once per visitor
 * and day.
 */
export function outwardLink({ uuid }: Pick<JobView, 'uuid'>) {
  const ping = `/api/public/v1/jobs/${uuid}/apply-click`;
  return {
    rel: 'nofollow noopener',
    newTab: true,
    ping,
    // Policy: whether it was counted is no concern of who goes on.
    onClick: () => void fetch(ping, { method: 'POST', keepalive: true }).catch(() => undefined),
  };
}
