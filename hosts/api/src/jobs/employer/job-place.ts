import type { GeoPort } from '../../platform/ports/geo.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { findPoint } from '../public/find-place.ts';
import type { SearchPlace } from '../public/search-filter.ts';
import type { JobBody, JobColumns } from './job-columns.ts';

export interface PlaceDeps {
  readonly geo: Pick<GeoPort, 'best' | 'nearest'>;
}
export type PlaceTenant = Pick<Tenant, 'board'>;
type PlaceColumns = Pick<
  JobColumns,
  'locationType' | 'countryCode' | 'locationName' | 'city' | 'postalCode' | 'lat' | 'lon'
>;

export interface FoundPlace {
  readonly columns: PlaceColumns;
  /** Nobody knows the place that was named. */
  readonly isUnknown: boolean;
  /** One coordinate without the other. */
  readonly isHalf: boolean;
}

/**
 * Where a job is. One without a fixed place has a country only. A place chosen from a list brings its point along; one
 * that was only typed is looked up, unless it is the one the job has already.
 */
export async function findJobPlace(
  deps: PlaceDeps,
  tenant: PlaceTenant,
  body: JobBody,
  stored: JobColumns,
): Promise<FoundPlace> {
  const { lat, lon } = body;
  const isHalf = typeof lat !== typeof lon;
  const locationType = body.location_type ?? stored.locationType;
  const country = body.country_code ?? stored.countryCode;
  const nowhere = { locationName: null, city: null, postalCode: null, lat: null, lon: null };
  if (locationType !== 'fixed') {
    return { columns: { locationType, countryCode: country, ...nowhere }, isUnknown: false, isHalf };
  }
  const { locationName, city, postalCode, lat: storedLat, lon: storedLon } = stored;
  const same = {
    locationType,
    countryCode: country,
    locationName,
    city,
    postalCode,
    lat: storedLat,
    lon: storedLon,
  };
  const name = body.location_name === undefined ? locationName : (body.location_name?.trim() ?? '') || null;
  const point = typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined;
  if (name === null) {
    return { columns: { locationType, countryCode: country, ...nowhere }, isUnknown: false, isHalf };
  }
  const isSame = name === locationName && storedLat !== null;
  if (isSame && (!point || (point.lat === storedLat && point.lon === storedLon))) {
    return { columns: same, isUnknown: false, isHalf };
  }
  const found = await lookUp(deps, tenant, { location_name: name, ...point });
  // A place that a feed named, and that no map knows, may stay.
  if (!found?.point && name === locationName) return { columns: same, isUnknown: false, isHalf };
  if (!found?.point) return { columns: { ...same, locationName: name }, isUnknown: true, isHalf };
  return {
    columns: {
      locationType,
      countryCode: found.countryCode ?? country,
      locationName: found.name ?? name,
      city: found.name ?? name,
      postalCode: null,
      ...found.point,
    },
    isUnknown: false,
    isHalf,
  };
}

async function lookUp(
  deps: PlaceDeps,
  tenant: PlaceTenant,
  query: Parameters<typeof findPoint>[2],
): Promise<SearchPlace | undefined> {
  try {
    return await findPoint(deps, tenant, query);
  } catch (error) {
    // Policy: a place nobody knows is said on its field, like every other mistake in a form.
    if (error instanceof HttpError && error.code === 'placeUnknown') return undefined;
    throw error;
  }
}
