import { alertFrequencies, type AlertFrequency, type JobAlert } from '@boardwright/api-client/contract';
import { textOf } from '../../../page/forms/field-rules.ts';
import { hasPlace, type JobSearch } from '../../../search/job-search.ts';
import { parseSearchAddress, salaryFields } from '../../../search/search-address.ts';

/** As often as an alert tells when nobody says otherwise. */
export const usualFrequency: AlertFrequency = 'daily';

export function isFrequency(text: string): text is AlertFrequency {
  return alertFrequencies.some((one) => one === text);
}

/** A search as the API takes it for an alert (contract 'job-alerts'). */
export function alertBody(search: JobSearch, frequency: AlertFrequency, active: boolean) {
  const { segment_ids, salary_min, salary_max, organisation_id, remote } = search;
  return {
    search: search.search ?? null,
    city: search.location_name ?? null,
    lat: search.lat ?? null,
    lon: search.lon ?? null,
    range: hasPlace(search) ? (search.distance ?? null) : null,
    segments: [...segment_ids],
    salary_min: salary_min ?? null,
    salary_max: salary_max ?? null,
    organisation_id: organisation_id ?? null,
    remote: remote ?? null,
    frequency,
    active,
  };
}

/** An alert as a search of the job list. */
export function searchOfAlert(alert: JobAlert): JobSearch {
  const { city, lat, lon, range, segments, salary_min, salary_max, organisation_id } = alert;
  return {
    search: alert.search ?? undefined,
    location_name: city ?? undefined,
    ...(lat !== null && lon !== null && { lat, lon }),
    distance: range ?? undefined,
    segment_ids: [...segments].sort((a, b) => a - b),
    salary_min: salary_min ?? undefined,
    salary_max: salary_max ?? undefined,
    organisation_id: organisation_id ?? undefined,
    remote: alert.remote === true ? true : undefined,
    page: 1,
  };
}

/**
 * The search and frequency that the form holds. Its fields have the names of the job list's address, so that what a
 * person may type is judged by the same rules; a point counts only for the place it was chosen with.
 */
export function readAlertForm(form: FormData): {
  readonly search: JobSearch;
  readonly frequency: AlertFrequency;
} {
  const query = new URLSearchParams();
  const keys = ['search', 'distance', 'range[salary_year]', 'match[organisation_id]', 'match[remote]'];
  for (const key of keys) query.set(key, textOf(form, key));
  for (const key of Object.values(salaryFields)) if (form.has(key)) query.set(key, textOf(form, key));
  for (const id of form.getAll('in[segment_ids]')) query.append('in[segment_ids]', String(id));
  const place = textOf(form, 'city');
  query.set('location_name', place);
  if (place !== '' && place === textOf(form, 'point_of')) {
    query.set('lat', textOf(form, 'lat'));
    query.set('lon', textOf(form, 'lon'));
  }
  const frequency = textOf(form, 'frequency');
  return {
    search: parseSearchAddress(query).search,
    frequency: isFrequency(frequency) ? frequency : usualFrequency,
  };
}

/** All that was typed, for a form that is drawn again. */
export function alertFormValues(form: FormData): Record<string, string | readonly string[]> {
  const names = ['search', 'city', 'distance', 'frequency', 'email', 'lat', 'lon', 'point_of'].concat(
    Object.values(salaryFields),
  );
  const ticks = ['in[segment_ids]', 'range[salary_year]', 'match[organisation_id]', 'match[remote]'];
  return {
    ...Object.fromEntries(names.filter((name) => form.has(name)).map((name) => [name, textOf(form, name)])),
    ...Object.fromEntries(
      ticks.filter((name) => form.has(name)).map((name) => [name, form.getAll(name).map(String)]),
    ),
  };
}
