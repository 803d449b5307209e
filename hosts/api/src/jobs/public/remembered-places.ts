import { LRUCache } from 'lru-cache';
import type { GeoNames, Place, PlaceGuess } from '../../platform/ports/geo.ts';

/** What a job search asks of the map. */
export type SearchGeo = Pick<GeoNames, 'guess' | 'nearest' | 'named' | 'regionNamed'>;

/** The lookups of a job search, remembered: visitors turn pages and filter around the same few places. */
export function rememberPlaces(geo: SearchGeo, max = 2000): SearchGeo {
  const guesses = new LRUCache<string, PlaceGuess[]>({ max });
  /** A point that lies nowhere is remembered as well. */
  const nearest = new LRUCache<string, { readonly place: Place | undefined }>({ max });
  return {
    named: geo.named,
    regionNamed: geo.regionNamed,
    async guess(text, countries, limit) {
      const key = JSON.stringify([text.toLowerCase(), countries, limit]);
      let found = guesses.get(key);
      if (found === undefined) guesses.set(key, (found = await geo.guess(text, countries, limit)));
      return found;
    },
    async nearest(lat, lon) {
      const key = `${lat} ${lon}`;
      let found = nearest.get(key);
      if (found === undefined) nearest.set(key, (found = { place: await geo.nearest(lat, lon) }));
      return found.place;
    },
  };
}
