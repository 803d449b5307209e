import { normalised } from '@boardwright/api-client/contract';
import type { GeoPort } from '../../platform/ports/geo.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { countryNamed } from '../../jobs/public/country-names.ts';
import type { ResumeBody, ResumeColumns } from './resume-columns.ts';

type PlaceColumns = Pick<ResumeColumns, 'place' | 'city' | 'countryCode' | 'lat' | 'lon'>;

export interface FoundPlace {
  readonly columns: PlaceColumns;
  /** Nobody knows the place that was named. */
  readonly isUnknown: boolean;
  /** One coordinate without the other. */
  readonly isHalf: boolean;
}

/**
 * Where somebody lives: the point that was chosen, or the best match of the name, in the board's countries before any
 * other. A place that stays as it was is not looked up anew.
 */
export async function findResumePlace(
  { geo }: { readonly geo: Pick<GeoPort, 'best' | 'nearest'> },
  { board }: Pick<Tenant, 'board'>,
  { place, lat, lon }: ResumeBody,
  stored: ResumeColumns,
): Promise<FoundPlace> {
  const isHalf = typeof lat !== typeof lon;
  const same: PlaceColumns = {
    place: stored.place,
    city: stored.city,
    countryCode: stored.countryCode,
    lat: stored.lat,
    lon: stored.lon,
  };
  if (place === undefined) return { columns: same, isUnknown: false, isHalf };
  const name = normalised(place ?? '', 'NFC')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const none = { ...same, city: null, lat: null, lon: null };
  if (name === '') return { columns: { ...none, place: null }, isUnknown: false, isHalf };
  if (typeof lat === 'number' && typeof lon === 'number') {
    const nearest = await geo.nearest(lat, lon);
    const city = nearest?.name ?? name;
    const countryCode = nearest?.country_code ?? stored.countryCode;
    return { columns: { place: name, city, countryCode, lat, lon }, isUnknown: false, isHalf };
  }
  if (name === stored.place && (stored.city !== null || stored.lat !== null))
    return { columns: same, isUnknown: false, isHalf };
  const country = countryNamed(name, board.countries);
  if (country) return { columns: { ...none, place: name, countryCode: country }, isUnknown: false, isHalf };
  const found = (await geo.best(name, board.countries)) ?? (await geo.best(name, []));
  if (!found) return { columns: { ...none, place: name }, isUnknown: true, isHalf };
  return {
    columns: {
      place: name,
      city: found.name,
      countryCode: found.country_code,
      lat: found.lat,
      lon: found.lon,
    },
    isUnknown: false,
    isHalf,
  };
}
