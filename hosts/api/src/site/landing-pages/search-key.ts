import { normalised } from '@boardwright/api-client/contract';

/** What one search is known by, so that those who search for the same are counted together. */
export interface SearchKey {
  readonly words: string;
  readonly place: string;
  /** Numbers with commas between them, ascending. */
  readonly segmentIds: string;
}

const plain = (text: string): string => normalised(text, 'NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * A search as it is counted; undefined for one that is not: of everything, or with what may be somebody's own, as an
 * address of mail, of the web or a number of a telephone.
 */
export function searchKey(search: {
  readonly words: string;
  readonly place: string;
  readonly segmentIds: readonly number[];
}): SearchKey | undefined {
  const words = plain(search.words);
  const place = plain(search.place);
  const segmentIds = [...new Set(search.segmentIds)].toSorted((one, other) => one - other).join(',');
  if (words === '' && place === '' && segmentIds === '') return undefined;
  return /[@/]|\d(?:[\s.()+-]*\d){4}/.test(`${words} ${place}`) ? undefined : { words, place, segmentIds };
}

/** What a landing page searches for, in the same words; undefined where it asks for more than such a key has. */
export function keyOfQuery(query: Readonly<Record<string, unknown>>): SearchKey | undefined {
  const known = new Set(['search', 'location_name', 'lat', 'lon', 'distance', 'in[segment_ids]']);
  if (Object.keys(query).some((name) => !known.has(name))) return undefined;
  const ids = [query['in[segment_ids]'] ?? []].flat().flatMap((list) => String(list).split(','));
  return searchKey({
    words: typeof query.search === 'string' ? query.search : '',
    place: typeof query.location_name === 'string' ? query.location_name : '',
    segmentIds: ids.map(Number).filter((id) => id > 0),
  });
}

export const keyText = ({ words, place, segmentIds }: SearchKey): string =>
  JSON.stringify([words, place, segmentIds]);
