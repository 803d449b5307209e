import type { JobAlert, ManagedJobAlert } from '@boardwright/api-client/contract';
import type { AlertRow } from './job-alerts.queries.ts';

export function presentAlert({ alert, isConfirmed }: AlertRow): JobAlert {
  const { filter, frequency, active, locale, createdAt, lastSentAt, dueAt } = alert;
  return {
    id: alert.id,
    search: filter.search ?? null,
    city: filter.city ?? null,
    lat: filter.lat ?? null,
    lon: filter.lon ?? null,
    range: filter.range ?? null,
    segments: [...(filter.segments ?? [])],
    salary_min: filter.salaryMin ?? null,
    salary_max: filter.salaryMax ?? null,
    organisation_id: filter.organisationId ?? null,
    remote: filter.remote ?? null,
    frequency,
    active,
    locale,
    confirmed: isConfirmed,
    created_at: createdAt.toISOString(),
    last_sent_at: lastSentAt?.toISOString() ?? null,
    next_at: active && frequency !== 'direct' ? (dueAt?.toISOString() ?? null) : null,
  };
}

/** For whoever holds the mailed link: the mail went to this address. */
export function presentManagedAlert(row: AlertRow): ManagedJobAlert {
  return { ...presentAlert(row), email: row.address };
}
