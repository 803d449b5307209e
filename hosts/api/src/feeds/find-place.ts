import type { FoundPlace } from './job-columns.ts';
import type { JobDraft } from './map-item.ts';

/** Finds a place by its name; nothing when it is not certain. */
export type FindPlace = (name: string, country: string | undefined) => Promise<FoundPlace | undefined>;

/** Looks a draft's place up unless the feed itself says where it is. */
export async function placeFor({ place }: JobDraft, find: FindPlace): Promise<FoundPlace | undefined> {
  if (place.name === null || (place.lat !== null && place.country_code !== undefined)) return undefined;
  return find(place.name, place.country_code);
}

/** Feeds name few places many times. */
export function rememberPlaces(find: FindPlace): FindPlace {
  const known = new Map<string, Promise<FoundPlace | undefined>>();
  return (name, country) => {
    const key = `${country ?? ''}/${name}`;
    const found = known.get(key) ?? find(name, country);
    if (known.size < 20_000) known.set(key, found);
    return found;
  };
}
