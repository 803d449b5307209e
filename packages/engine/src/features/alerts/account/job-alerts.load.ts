import type { JobAlert } from '@boardwright/api-client/contract';
import { searchOfAlert } from '../site/alert-search.ts';
import type { AlertPreview, AlertView } from '../site/alert-view.ts';
import { alertPreview, alertView, knownSearch } from '../site/load-alert.ts';
import type { PanelContext } from '../../../page/account/account-panel.ts';
import { type AlertNotice, type AlertDraft, readAlertsAddress } from './job-alerts-address.ts';

/** Alerts on a page. */
const perPage = 10;

export interface AlertItem {
  readonly id: number;
  readonly alert: AlertView;
  readonly active: boolean;
  readonly lastSentAt: string | null;
  readonly nextAt: string | null;
}

/** Segments to choose from, in the groups of the board's job list. */
export interface SegmentChoice {
  readonly name: string;
  readonly segments: readonly { readonly id: number; readonly name: string }[];
}

interface List {
  readonly view: 'list';
  readonly items: readonly AlertItem[];
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
  readonly done: AlertNotice | undefined;
  /** What was removed just now. */
  readonly removed: AlertDraft | undefined;
  /** The address the mails go to, and whether it is known to be theirs: nothing is sent before. */
  readonly email: string;
  readonly verified: boolean;
}

interface Form {
  readonly view: 'form';
  /** Undefined for a new one. */
  readonly id: number | undefined;
  readonly alert: AlertView;
  readonly active: boolean;
  readonly groups: readonly SegmentChoice[];
  readonly preview: AlertPreview | undefined;
}

interface AlertNotFound {
  readonly view: 'notFound';
}

export type JobAlertsPanelData = List | Form | AlertNotFound;
export type AlertListData = List;
export type AlertFormData = Form;

/** The candidate's alerts, or the form of one with what its last mail would have held. */
export async function loadJobAlertsPanel(context: PanelContext): Promise<JobAlertsPanelData> {
  const { api, query, signal, you } = context;
  const { page, alert: wanted, notice: outcome, draft } = readAlertsAddress(query);
  if (wanted === 'new' && draft) return formOf(undefined, draft, context);
  const { data } = await api.jobAlerts.findJobAlerts({ signal });
  if (wanted !== undefined) {
    const found = data.find(({ id }) => id === wanted);
    return found ? formOf(found.id, draft ?? draftOf(found), context) : { view: 'notFound' };
  }
  const lastPage = Math.max(1, Math.ceil(data.length / perPage));
  const visiblePage = Math.min(page, lastPage);
  return {
    view: 'list',
    items: await Promise.all(
      data.slice((visiblePage - 1) * perPage, visiblePage * perPage).map((alert) => itemOf(alert, context)),
    ),
    total: data.length,
    page: visiblePage,
    lastPage,
    done: outcome,
    removed: outcome === 'removed' ? draft : undefined,
    email: you.email,
    verified: you.email_verified,
  };
}

/** What an alert says, to be tried, changed or taken back. */
export function draftOf(alert: JobAlert): AlertDraft {
  return { search: searchOfAlert(alert), frequency: alert.frequency, active: alert.active };
}

async function itemOf(alert: JobAlert, context: PanelContext): Promise<AlertItem> {
  const { id, active, frequency, last_sent_at: lastSentAt, next_at: nextAt } = alert;
  const search = knownSearch(searchOfAlert(alert), context);
  return { id, active, lastSentAt, nextAt, alert: await alertView(search, frequency, context) };
}

async function formOf(
  id: number | undefined,
  { search, frequency, active }: AlertDraft,
  context: PanelContext,
): Promise<Form> {
  const known = knownSearch(search, context);
  const [alert, preview] = await Promise.all([
    alertView(known, frequency, context),
    alertPreview(known, frequency, context),
  ]);
  return { view: 'form', id, alert, active, groups: segmentChoices(context), preview };
}

function segmentChoices({ configuration }: PanelContext): readonly SegmentChoice[] {
  return configuration.segments_groups
    .filter(({ jobs }) => jobs)
    .map((group) => ({
      name: group.name,
      segments: configuration.segments
        .filter(({ segment_group_id: id }) => id === group.id)
        .map(({ id, name }) => ({ id, name })),
    }))
    .filter(({ segments }) => segments.length > 0);
}
