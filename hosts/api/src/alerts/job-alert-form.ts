import {
  normalised,
  type AlertFrequency,
  type BodyOf,
  type Contract,
  errorMessage,
} from '@boardwright/api-client/contract';
import type { AlertFilter } from '../platform/database/tables/alerts.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import type { Tenant } from '../platform/http/tenants.ts';
import { findPlace } from '../jobs/public/find-place.ts';
import { regionKey } from '../platform/ports/geo.ts';
import type { SearchPlace } from '../jobs/public/search-filter.ts';
import { currentSegments } from '../platform/search-sync/segment-catalogue.ts';
import { alertProblem } from './job-alert.messages.ts';

export type AlertBody = BodyOf<Contract['jobAlerts']['createJobAlert']>;

/** An alert as it is stored. */
export interface AlertSettings {
  readonly filter: AlertFilter;
  readonly frequency: AlertFrequency;
  readonly active: boolean;
  readonly locale: Locale;
}

function typed(text: string | null | undefined): string | undefined {
  return (
    normalised(text ?? '', 'NFC')
      .replaceAll(/\s+/g, ' ')
      .trim() || undefined
  );
}

/** The place of an alert, understood as a search would; undefined where none is given, or where nobody knows it. */
async function placeOf(
  deps: Pick<Deps, 'geo' | 'search' | 'clock'>,
  tenant: Tenant,
  { city, lat, lon }: AlertBody,
): Promise<{ readonly place: SearchPlace | undefined; readonly isUnknown: boolean }> {
  const point = typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : {};
  const name = typed(city);
  try {
    const query = { ...point, ...(name === undefined ? {} : { location_name: name }) };
    return { place: await findPlace(deps, tenant, query), isUnknown: false };
  } catch (error) {
    // Policy: a place nobody knows is said on its field, like every other mistake in a form.
    if (error instanceof HttpError && error.code === 'placeUnknown')
      return { place: undefined, isUnknown: true };
    throw error;
  }
}

/**
 * Reads the body of an alert: tidied, its place found, its segments known.
 * @throws HttpError `validation` with a sentence per field
 */
export async function readAlert(
  deps: Pick<Deps, 'geo' | 'search' | 'clock'>,
  tenant: Tenant,
  body: AlertBody,
  locale: Locale,
): Promise<AlertSettings> {
  const { lat, lon } = body;
  // A search may stand open since before one became a part of another.
  const segments = currentSegments(body.segments ?? [], deps.search.mergedSegments());
  const salaryMin = body.salary_min ?? undefined;
  const salaryMax = body.salary_max ?? undefined;
  const { place, isUnknown } = await placeOf(deps, tenant, body);
  const catalogue = deps.search.catalogue();
  const problems = Object.fromEntries(
    (
      [
        [isUnknown, 'city', errorMessage('placeUnknown', locale)],
        [typeof lat !== typeof lon, 'lat', alertProblem(locale, 'coordinates')],
        [segments.some((id) => !catalogue.has(id)), 'segments', alertProblem(locale, 'segmentUnknown')],
        [(salaryMin ?? 0) > (salaryMax ?? Infinity), 'salary_max', alertProblem(locale, 'salaryOrder')],
      ] as const
    ).flatMap(([isWrong, field, sentence]) => (isWrong ? [[field, [sentence]]] : [])),
  );
  if (Object.keys(problems).length > 0) throw new HttpError('validation', { fields: problems });
  const search = typed(body.search);
  const { range, organisation_id: organisationId, remote } = body;
  return {
    frequency: body.frequency,
    active: body.active,
    locale: body.locale ?? locale,
    filter: {
      ...(search === undefined ? {} : { search }),
      ...(place?.name === undefined ? {} : { city: place.name }),
      ...place?.point,
      ...(place?.point && typeof range === 'number' ? { range } : {}),
      ...(place?.region === undefined ? {} : { region: regionKey(place.region) }),
      ...(place?.countryCode === undefined ? {} : { countryCode: place.countryCode }),
      ...(segments.length > 0 ? { segments: [...new Set(segments)].sort((one, other) => one - other) } : {}),
      ...(salaryMin === undefined ? {} : { salaryMin }),
      ...(salaryMax === undefined ? {} : { salaryMax }),
      ...(typeof organisationId === 'number' ? { organisationId } : {}),
      ...(typeof remote === 'boolean' ? { remote } : {}),
    },
  };
}
