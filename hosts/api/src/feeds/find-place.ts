import type { GeoPort, Place } from '../ports/geo.ts';
import { EXONYMS } from '../ports/geo-exonyms.ts';
import { nameKey } from '../search/text-analysis.ts';
import type { FoundPlace } from './job-columns.ts';
import type { DraftPlace } from './item-place.ts';

/** Finds where a job is; nothing when it is not certain. */
export type FindPlace = (place: DraftPlace) => Promise<FoundPlace | undefined>;

/**
 * Looks places up by the geo port, each name once. The port helps people who type and so gives its best guess; an
 * import takes only a place of that very name, in the country the feed says or else in the board's own countries.
 */
export function createPlaceFinder(geo: GeoPort, boardCountries: readonly string[]): FindPlace {
  const known = new Map<string, Promise<FoundPlace | undefined>>();
  return async (place) => {
    const { lat, lon } = place;
    if (lat !== null && lon !== null) {
      // A feed that says where it is needs no map, but for the country where that is not said.
      if (place.country_code !== undefined && place.country_is_sure) return undefined;
      const nearest = await geo.nearest(lat, lon);
      return nearest && { lat, lon, country_code: nearest.country_code };
    }
    if (place.name === null || place.city === null) return undefined;
    const key = `${place.country_code ?? ''}/${place.country_is_sure}/${place.region ?? ''}/${place.name}`;
    const found = known.get(key) ?? certainPlace(geo, place, boardCountries);
    // Feeds name few places many times; one that does not must not fill the memory.
    if (known.size < 20_000) known.set(key, found);
    return found;
  };
}

/** Whether a job names a place of which nobody knows where it is: then no search around a point finds it. */
export function isUntold(place: DraftPlace, found: FoundPlace | undefined): boolean {
  return place.city !== null && place.lat === null && found === undefined && !place.remote;
}

async function certainPlace(geo: GeoPort, place: DraftPlace, boardCountries: readonly string[]) {
  const name = withoutQuarter(place.name ?? '');
  const region = place.region === null ? '' : `, ${place.region.replaceAll(',', ' ')}`;
  const code = place.country_code;
  const own = [boardCountries, []];
  const countries = code === undefined ? own : place.country_is_sure ? [[code]] : [[code], ...own];
  for (const within of countries) {
    const found = await geo.search(name + region, within, 5);
    const certain = found.find((one) => isCalled(one, name));
    if (certain) return { lat: certain.lat, lon: certain.lon, country_code: certain.country_code };
  }
  return undefined;
}

/** 'Paris 11', 'Lyon 3e arrondissement', 'Bucuresti, Sector 2' are in the town that is named first. */
function withoutQuarter(name: string): string {
  return (
    name
      .slice(0, 300)
      .replace(/[\s,]+(?:sector\s*)?\d{1,5}(?:er|e|ème)?(?:\s+arrondissement)?$/i, '')
      .trim() || name
  );
}

function isCalled(place: Place, name: string): boolean {
  const wanted = nameKey(name);
  if (nameKey(place.name) === wanted) return true;
  return EXONYMS.some(
    ({ country, shown, also }) =>
      country === place.country_code &&
      shown === place.name &&
      also.some((other) => nameKey(other) === wanted),
  );
}
