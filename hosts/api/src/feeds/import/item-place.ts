import { countryCode } from './countries.ts';
import { isStatusWord } from './item-status.ts';
import type { ItemValues } from './item-values.ts';
import { wayOf, withoutWay } from './way-of-working.ts';

export interface DraftPlace {
  /** As printed with the job; null without a place. */
  name: string | null;
  city: string | null;
  postal_code: string | null;
  region: string | null;
  country_code: string | undefined;
  /** False where it is two letters behind a town, which may as well name a province. */
  country_is_sure: boolean;
  /** Only when the feed itself gives them. */
  lat: number | null;
  lon: number | null;
  remote: boolean;
  /** At home for a part of the time. */
  hybrid: boolean;
}

/**
 * Whether a job is done at one place, named or not: not at home, and not in a whole country, which is what a feed says
 * that names a country and nothing else.
 */
export function isSomewhere(place: DraftPlace): boolean {
  if (place.city !== null || place.lat !== null || place.region !== null || place.postal_code !== null) {
    return !place.remote;
  }
  return !place.remote && place.country_code === undefined;
}

/** Where a job is, from separate fields or from one text such as 'Lyon, Auvergne-Rhône-Alpes, France'. */
export function placeOf(values: ItemValues): DraftPlace {
  const way = wayOf(values.scalar('remote'));
  const located = withoutWay(values.line('location') ?? '');
  const town = withoutWay(values.line('city') ?? '');
  const country = values.line('country');
  const stated = country === undefined ? undefined : countryCode(withoutWay(country).place);
  const free = freePlace(located.place);
  const own = freePlace(town.place);
  const region = withoutWay(values.line('region') ?? '').place;
  const hybrid = way.hybrid || located.hybrid || town.hybrid;
  const city = own.city ?? free.city;
  return {
    name: city ?? free.name ?? own.name,
    city: city ?? null,
    postal_code: values.line('postalCode')?.slice(0, 20) ?? null,
    region: region === '' || isStatusWord(region) ? null : region,
    country_code: stated ?? own.country ?? free.country,
    country_is_sure: stated !== undefined || (own.country === undefined ? free : own).isSure,
    ...coordinates(values.number('lat'), values.number('lon')),
    remote: way.remote || (!hybrid && (located.remote || town.remote)),
    hybrid,
  };
}

/** Towns that are called as their country. */
const townsToo = new Set(['LU', 'MC', 'SM', 'SG', 'GI']);

/** No place has a longer name, however much of an address stands beside it. */
const longestPlace = 300;

function freePlace(text: string) {
  const parts = text
    .slice(0, longestPlace)
    .replace(/^([A-Z]{2})-(?=\p{Lu}\p{Ll})/u, '$1, ')
    .split(/(?<!\s)\s+[,;|()]\s*|[,;|()]\s*|(?<!\s)\s+[-–]\s+/)
    .filter((part) => part !== '' && !/^\d+$/.test(part));
  const [first, last] = [parts[0], parts.at(-1)];
  const behind = last === undefined ? undefined : countryCode(last);
  // 'Germany, Berlin'
  const before =
    behind === undefined && first !== undefined && parts.length > 1 ? countryCode(first) : undefined;
  const country = behind ?? before;
  const written = behind === undefined ? first : last;
  const alone = parts.length === 1 && country !== undefined;
  const towns =
    before !== undefined ? parts.slice(1) : behind !== undefined && !alone ? parts.slice(0, -1) : parts;
  const town = towns[0]?.slice(0, 100);
  return {
    // A country alone is no city.
    city: alone && !townsToo.has(country) ? undefined : town,
    name: town ?? null,
    country,
    // 'Leeuwarden, FR' and 'Arad, AR' name a province more likely than a country at the other end.
    isSure: country !== undefined && written !== undefined && written.length > 2,
  };
}

function coordinates(
  lat: number | undefined,
  lon: number | undefined,
): { lat: number | null; lon: number | null } {
  const sound = lat !== undefined && lon !== undefined && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  // The null island is where feeds put places they do not know.
  return sound && (lat !== 0 || lon !== 0) ? { lat, lon } : { lat: null, lon: null };
}
