import type { SummaryRow } from '../../jobs/public/jobs.queries.ts';
import { findSummaryRows } from '../../jobs/public/jobs.queries.ts';
import { jobUrl } from '../../jobs/public/board-visit.ts';
import { jobVisibility } from '../../jobs/public/job-lifecycle.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { jobAlerts } from '../../platform/database/schema.ts';
import { alertMail, type AlertedJob } from '../mails/alert-mails.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import type { MailRequest } from '../../platform/mail/queue-mails.ts';
import type { SegmentCatalogue } from '../../platform/search-sync/segment-catalogue.ts';
import { alertLinks, unsubscribeHeaders } from './alert-links.ts';
import type { AlertSite } from './alert-sites.ts';

/** Jobs a mail shows; the rest stands behind its button. */
export const listedJobs = 10;

/** An alert as the telling of it needs it. */
export interface SentAlert extends Pick<
  typeof jobAlerts.$inferSelect,
  'id' | 'siteId' | 'userId' | 'token' | 'filter' | 'frequency' | 'locale' | 'coveredTill'
> {
  /** The account's present address, or the one that was confirmed. */
  readonly address: string;
}

export interface Match {
  readonly alert: SentAlert;
  /** Jobs to tell of, newest first; at least one. */
  readonly jobIds: readonly number[];
}

/** Rows of jobs by board and number: what one board shows another may keep from being shown. */
export type ListedRows = Map<number, Map<number, SummaryRow>>;

export interface MailingContext {
  readonly sites: ReadonlyMap<number, AlertSite>;
  readonly catalogue: SegmentCatalogue;
  readonly rows: ListedRows;
  readonly now: Date;
}

/** The rows of the jobs that some mails will show, beside those already read. */
export async function readListedJobs(
  db: Database,
  matches: readonly Match[],
  { sites, rows: known }: Pick<MailingContext, 'sites' | 'rows'>,
): Promise<void> {
  const listed = new Map<number, Set<number>>();
  for (const { alert, jobIds } of matches) {
    const board = sites.get(alert.siteId)?.board.id;
    if (board === undefined) continue;
    const ids = listed.get(board) ?? new Set();
    for (const id of jobIds.slice(0, listedJobs)) ids.add(id);
    listed.set(board, ids);
  }
  for (const [board, ids] of listed) {
    const rows = known.get(board) ?? new Map<number, SummaryRow>();
    known.set(board, rows);
    const missing = [...ids].filter((id) => !rows.has(id));
    if (missing.length === 0) continue;
    for (const row of await findSummaryRows(db, board, missing)) rows.set(row.id, row);
  }
}

/** Where employers stay unnamed to who is not logged in, a guest's mail does not name them either. */
function detailsOf(row: SummaryRow, { site }: AlertSite, isGuest: boolean): string {
  const employer = isGuest && site.settings.anonymize_jobs === true ? undefined : row.organisationName;
  return [employer, row.locationName]
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' · ');
}

/** The names of an alert's segments, those that still exist. */
export function segmentNames(
  catalogue: SegmentCatalogue,
  segments: readonly number[] | undefined,
  locale: string,
): readonly string[] {
  return (segments ?? []).flatMap((id) => catalogue.get(id)?.nameIn(locale) ?? []);
}

/** The mail of a match; none when in the meantime nothing of it can be seen any more, or the site is gone. */
export function alertRequest(
  { alert, jobIds }: Match,
  { sites, catalogue, rows, now }: MailingContext,
): MailRequest | undefined {
  const site = sites.get(alert.siteId);
  if (!site) return undefined;
  const { locale, filter, frequency } = alert;
  const visit = { role: 'public' as const, locale: 'nl' as const, visitor: undefined, ...site };
  const jobs: readonly AlertedJob[] = jobIds.slice(0, listedJobs).flatMap((id) => {
    const row = rows.get(site.board.id)?.get(id);
    if (!row || jobVisibility(row, now) !== 'live') return [];
    return [
      { title: row.title, details: detailsOf(row, site, alert.userId === null), url: jobUrl(visit, row) },
    ];
  });
  if (jobs.length === 0) return undefined;
  const mailed = {
    filter,
    frequency,
    segmentNames: segmentNames(catalogue, filter.segments, locale),
    links: alertLinks(site, alert),
  };
  const total = Math.max(jobs.length, jobIds.length);
  return {
    siteId: alert.siteId,
    event: 'job-alert.jobs',
    locale,
    to: alert.address,
    mail: alertMail(mailed, jobs, total, mailBrand(site.site, site.board.url), locale),
    headers: unsubscribeHeaders(site, alert.token),
  };
}
