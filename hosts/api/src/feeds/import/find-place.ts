import type { GeoNames, Place } from '../../platform/ports/geo.ts';
import { EXONYMS } from '../../platform/ports/geo-exonyms.ts';
import { nameKey } from '../../platform/search/text-analysis.ts';
import type { FoundPlace } from './job-columns.ts';
import { type DraftPlace, isSomewhere } from './item-place.ts';

/** Finds where a job is; nothing when it is not certain. */
export type FindPlace = (place: DraftPlace) => Promise<FoundPlace | undefined>;

/** What an import asks of the map. */
export type FeedGeo = Pick<GeoNames, 'search' | 'nearest' | 'regionNamed'>;

/**
 * Looks places up by the geo port, each name once. The port helps people who type and so gives its best guess; an
 * import takes only a place of that very name, in the country the feed says or else in the board's own countries.
 * Where no town is known, a postcode says where, and else an area.
 */
export function createPlaceFinder(geo: FeedGeo, boardCountries: readonly string[]): FindPlace {
  const known = new Map<string, Promise<FoundPlace | undefined>>();
  return async (place) => {
    const { lat, lon } = place;
    if (lat !== null && lon !== null) {
      // A feed that says where it is needs no map, but for the country where that is not said.
      if (place.country_code !== undefined && place.country_is_sure) return undefined;
      const nearest = await geo.nearest(lat, lon);
      return nearest && { lat, lon, country_code: nearest.country_code };
    }
    const { country_code, country_is_sure, region, city, postal_code } = place;
    if (city === null && region === null && postal_code === null) return undefined;
    const key = JSON.stringify([country_code, country_is_sure, region, city, postal_code]);
    const found = known.get(key) ?? lookUp(geo, place, boardCountries);
    // Feeds name few places many times; one that does not must not fill the memory.
    if (known.size < 20_000) known.set(key, found);
    return found;
  };
}

/**
 * Whether nobody can tell where a job is that is done somewhere: then no search around a point finds it. Remote work and
 * what a feed offers in a whole country may be anywhere.
 */
export function isUntold(place: DraftPlace, found: FoundPlace | undefined): boolean {
  return isSomewhere(place) && place.lat === null && found === undefined;
}

async function lookUp(geo: FeedGeo, place: DraftPlace, boardCountries: readonly string[]) {
  const code = place.country_code;
  const own = [boardCountries, []];
  const countries = code === undefined ? own : place.country_is_sure ? [[code]] : [[code], ...own];
  return (
    (await certainTown(geo, place, countries)) ??
    (await postcodePlace(geo, place, countries[0] ?? [])) ??
    certainArea(geo, place, countries)
  );
}

async function certainTown(
  geo: FeedGeo,
  place: DraftPlace,
  countries: readonly (readonly string[])[],
): Promise<FoundPlace | undefined> {
  if (place.city === null) return undefined;
  const name = withoutQuarter(place.name ?? place.city);
  const region = place.region === null ? '' : `, ${place.region.replaceAll(',', ' ')}`;
  for (const within of countries) {
    const found = await geo.search(name + region, within, 5);
    const certain = found.find((one) => isCalled(one, name));
    if (certain) return { lat: certain.lat, lon: certain.lon, country_code: certain.country_code };
  }
  return undefined;
}

/** The town that a postcode belongs to; digits are the beginning of no name. */
async function postcodePlace(
  geo: FeedGeo,
  { postal_code: code }: DraftPlace,
  countries: readonly string[],
): Promise<FoundPlace | undefined> {
  if (code === null || !/^\d{4,6}(?: ?[a-z]{2})?$/i.test(code)) return undefined;
  const [found] = await geo.search(code, countries, 1);
  return found && { lat: found.lat, lon: found.lon, country_code: found.country_code };
}

/** A province or the like that is named instead of a town: searches for it find the job, circles do not. */
function certainArea(
  geo: FeedGeo,
  { name, region }: DraftPlace,
  countries: readonly (readonly string[])[],
): FoundPlace | undefined {
  const within = countries.flat();
  for (const called of [name, region]) {
    const area = called === null ? undefined : geo.regionNamed(called, within);
    if (area) return { lat: null, lon: null, country_code: area.country_code, area: area.name };
  }
  return undefined;
}

/** 'Paris 11', 'Lyon 3e arrondissement', 'Bucuresti, Sector 2' are in the town that is named first. */
function withoutQuarter(name: string): string {
  return (
    name
      .slice(0, 300)
      .replace(/(?<![\s,])[\s,]+(?:sector\s*)?\d{1,5}(?:er|e|ème)?(?:\s+arrondissement)?$/i, '')
      .trim() || name
  );
}

function isCalled(place: Place, name: string): boolean {
  const wanted = nameKey(name);
  if (nameKey(place.name) === wanted) return true;
  return EXONYMS.some(
    ({ country, displayName, also }) =>
      country === place.country_code &&
      displayName === place.name &&
      also.some((other) => nameKey(other) === wanted),
  );
}
