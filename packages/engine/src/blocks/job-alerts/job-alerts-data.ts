import type { AlertFrequency, JobSummary } from '@boardwright/api-client/contract';
import type { jobAlerts, SettingsOf } from '@boardwright/blocks-schema';
import type { Translate } from '../../i18n/translate.ts';
import type { JobSearch } from '../../search/job-search.ts';

export type JobAlertsSettings = SettingsOf<typeof jobAlerts>;

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

/** What was done just now, told once. */
export const deeds = ['confirmed', 'changed', 'paused', 'resumed', 'removed'] as const;
export type Deed = (typeof deeds)[number];

interface New {
  readonly view: 'create';
  readonly alert: AlertView;
  readonly preview?: AlertPreview | undefined;
}

/** An alert behind a mailed link: what the link asks, or all there is to set. */
interface Known {
  readonly view: 'manage' | 'confirm' | 'unsubscribe';
  readonly alert: AlertView;
  readonly email: string;
  readonly active: boolean;
  readonly preview?: AlertPreview | undefined;
}

/** The link is no good any more. */
interface Expired {
  readonly view: 'expired';
}

export type JobAlertsData = (New | Known | Expired) & { readonly done?: Deed | undefined };
export type KnownAlert = Known & { readonly done?: Deed | undefined };

/** What every part of the block is given. */
export interface JobAlertsPart {
  /** The block's number. */
  readonly id: number;
  readonly settings: JobAlertsSettings;
  readonly t: Translate;
}

/** A token as mailed links carry it. */
export function mailedToken(query: URLSearchParams): string | undefined {
  const token = query.get('token') ?? undefined;
  return token === undefined || /^[\w.~-]{1,300}$/.test(token) ? token : '';
}
