import { areasAround } from '../ports/geo-areas.ts';
import { type GeoNames, regionKey } from '../ports/geo.ts';
import type { AreasOf } from './indexed-job.ts';

/**
 * The areas that jobs lie in: those of their point, or, for one that names no town but an area, that area with what it
 * lies in itself.
 */
export function areasOfJobs(geo: Pick<GeoNames, 'areasAt' | 'regionNamed'>): AreasOf {
  return ({ lat, lon, locationName, countryCode }) => {
    if (lat !== null && lon !== null) return geo.areasAt(lat, lon).map(regionKey);
    const named = locationName === null ? undefined : geo.regionNamed(locationName, [countryCode]);
    return named === undefined ? [] : areasAround(named).map(regionKey);
  };
}
