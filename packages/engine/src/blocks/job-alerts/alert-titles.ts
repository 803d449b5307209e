import type { Translate } from '@boardwright/ui/translate';
import type { AlertView } from '../../features/alerts/site/alert-view.ts';
import type { JobAlertsData } from './job-alerts-data.ts';
import type { JobAlertsKey } from './job-alerts.messages.ts';

/** ' voor “zorg” rond Groningen': what the alert looks for, after a noun. */
export function searchedText({ search }: AlertView, t: Translate<JobAlertsKey>): string {
  return [
    search.search && t('searched.search', { search: search.search }),
    search.location_name && t('searched.place', { place: search.location_name }),
  ]
    .filter(Boolean)
    .map((text) => ` ${text}`)
    .join('');
}

/** The page's h1 and title. */
export function alertTitle(data: JobAlertsData, t: Translate<JobAlertsKey>): string {
  if (data.view === 'expired') return t('titles.expired');
  return t(`titles.${data.view}`) + (data.view === 'create' ? searchedText(data.alert, t) : '');
}
