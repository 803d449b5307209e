import type { jobAlerts, SettingsOf } from '@boardwright/blocks-schema';
import type { AlertPreview, AlertView } from '../../features/alerts/site/alert-view.ts';
import type { Translate } from '@boardwright/ui/translate';
import type { JobAlertsKey } from './job-alerts.messages.ts';

export type JobAlertsSettings = SettingsOf<typeof jobAlerts>;

/** What was done just now, shown once. */
export const alertOutcomes = ['confirmed', 'changed', 'paused', 'resumed', 'removed'] as const;
export type AlertOutcome = (typeof alertOutcomes)[number];

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

export type JobAlertsData = (New | Known | Expired) & { readonly done?: AlertOutcome | undefined };
export type KnownAlert = Known & { readonly done?: AlertOutcome | undefined };

/** What every part of the block is given. */
export interface JobAlertsPart {
  /** The block's number. */
  readonly id: number;
  readonly settings: JobAlertsSettings;
  readonly t: Translate<JobAlertsKey>;
}

/** A token as mailed links carry it. */
export function mailedToken(query: URLSearchParams): string | undefined {
  const token = query.get('token') ?? undefined;
  return token === undefined || /^[\w.~-]{1,300}$/.test(token) ? token : '';
}
