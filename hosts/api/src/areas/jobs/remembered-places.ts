import { LRUCache } from 'lru-cache';
import type { GeoPort, Place } from '../../ports/geo.ts';

/** What a lookup found; a place nobody knows is remembered as well. */
interface Found {
  readonly place: Place | undefined;
}

/** The lookups of a job search, remembered: visitors turn pages and filter around the same few places. */
export function rememberPlaces(
  geo: Pick<GeoPort, 'best' | 'nearest'>,
  max = 2000,
): Pick<GeoPort, 'best' | 'nearest'> {
  const remembered = new LRUCache<string, Found>({ max });
  const lookUp = async (key: string, ask: () => Promise<Place | undefined>) => {
    const known = remembered.get(key);
    if (known) return known.place;
    const place = await ask();
    remembered.set(key, { place });
    return place;
  };
  return {
    best: (text, countries) =>
      lookUp(JSON.stringify([text.toLowerCase(), countries]), () => geo.best(text, countries)),
    nearest: (lat, lon) => lookUp(JSON.stringify([lat, lon]), () => geo.nearest(lat, lon)),
  };
}
