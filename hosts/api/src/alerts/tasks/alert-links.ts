import type { AlertFilter } from '../../platform/database/tables/alerts.ts';
import type { MailedAlert } from '../mails/alert-mails.ts';
import { placeQuery } from './alert-query.ts';
import { type AlertSite, pageAddress } from './alert-sites.ts';

/** An alert's search as the job list's address has it (§7), in its canonical order. */
function listQuery(filter: AlertFilter): URLSearchParams {
  const { search, city, lat, lon, segments = [], salaryMin, salaryMax, organisationId, remote } = filter;
  const isPaid = salaryMin !== undefined || salaryMax !== undefined;
  const values: readonly (readonly [string, string | number | boolean | undefined])[] = [
    ['search', search],
    ['location_name', city],
    ['lat', lat],
    ['lon', lon],
    ['distance', placeQuery(filter).distance],
    ['in[segment_ids]', segments.length > 0 ? segments.join(',') : undefined],
    ['range[salary_year]', isPaid ? `${salaryMin ?? ''},${salaryMax ?? ''}` : undefined],
    ['match[organisation_id]', organisationId],
    ['match[remote]', remote],
  ];
  const query = new URLSearchParams();
  for (const [name, value] of values) if (value !== undefined) query.set(name, String(value));
  return query;
}

/** Where the mails of an alert lead. Nothing happens by opening a link: the page asks, and then posts. */
export function alertLinks(
  site: AlertSite,
  {
    token,
    filter,
    locale,
  }: { readonly token: string; readonly filter: AlertFilter; readonly locale: string },
): MailedAlert['links'] {
  const manage = (action?: string) =>
    pageAddress(
      site,
      'p-manage-job-alert',
      locale,
      new URLSearchParams({ token, ...(action === undefined ? {} : { action }) }),
    );
  return {
    confirm: manage('confirm'),
    manage: manage(),
    unsubscribe: manage('unsubscribe'),
    list: pageAddress(site, 'p-job-list', locale, listQuery(filter)),
  };
}

/** RFC 2369 and RFC 8058: mail programs show their own button, which posts without asking. */
export function unsubscribeHeaders({ board }: AlertSite, token: string): Readonly<Record<string, string>> {
  const address = new URL(`/api/public/v1/job-alerts/unsubscribe/${token}`, board.url).href;
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
