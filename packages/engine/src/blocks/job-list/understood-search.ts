import type { Configuration, PageMeta } from '@boardwright/api-client/contract';
import type { BlockContext } from '../../board/define-block.ts';
import type { JobSearch } from '../../search/job-search.ts';
import { withoutPlace } from '../../search/job-search.ts';
import type { JobListData, UnderstoodChip } from './job-list-data.ts';
import type { JobListKey } from './job-list.messages.ts';

/** The words of the search that narrow the list, as the links that take them away. */
export function understoodChips(
  own: JobSearch,
  { understood = [] }: PageMeta,
  { segments }: Pick<Configuration, 'segments'>,
): UnderstoodChip[] {
  return understood.map(({ word, search, segment_ids = [], remote }) => ({
    word,
    kind: remote === true ? 'remote' : segment_ids.length > 0 ? 'segments' : 'place',
    names: segments.filter(({ id }) => segment_ids.includes(id)).map(({ name }) => name),
    search: { ...own, search: search === '' ? undefined : search, page: 1 },
  }));
}

/** What says a province to the API, where a town has its name too. */
const regionNames = (name: string, t: BlockContext<JobListKey>['t']): string => t('regionName', { name });

/** The search with what its words were understood as: an alert then tells of what this list shows. */
export function resolvedSearch(
  applied: JobSearch,
  { understood = [], searched, location }: PageMeta,
  { t }: Pick<BlockContext<JobListKey>, 't'>,
): JobSearch {
  if (understood.length === 0) return applied;
  const segments = understood.flatMap(({ segment_ids = [] }) => segment_ids);
  const placed = understood.some(({ location_name }) => location_name !== undefined) && location;
  return {
    ...applied,
    search: searched === '' ? undefined : searched,
    segment_ids: [...new Set([...applied.segment_ids, ...segments])].sort((a, b) => a - b),
    ...(understood.some(({ remote }) => remote) && { remote: true as const }),
    ...(placed && {
      location_name: placed.is_region ? regionNames(placed.name, t) : placed.name,
      lat: placed.lat,
      lon: placed.lon,
    }),
  };
}

/** Where a place was guessed: the searches around the others that may have been meant. */
export function otherPlaces(
  own: JobSearch,
  { location }: PageMeta,
  understood: readonly UnderstoodChip[],
  { t }: Pick<BlockContext<JobListKey>, 't'>,
): JobListData['otherPlaces'] {
  const base = withoutPlace(understood.find(({ kind }) => kind === 'place')?.search ?? own);
  return location?.others?.map(({ name, region, country_code, lat, lon }) => {
    const isRegion = lat === undefined;
    const called = isRegion ? regionNames(name, t) : name;
    return {
      name: isRegion ? called : `${name}, ${[region, country_code].filter(Boolean).join(', ')}`,
      search: { ...base, page: 1, location_name: called, lat, lon },
    };
  });
}

/** A search of more words than these is not taken apart: each asks the API for its number. */
const mostWords = 4;

/** The search with each of its words left out, of those that were not understood; none of a search of one word. */
export function searchesWithoutAWord(
  own: JobSearch,
  understood: readonly UnderstoodChip[],
): Pick<UnderstoodChip, 'word' | 'search'>[] {
  const words = own.search?.split(/\s+/) ?? [];
  const taken = new Set(understood.flatMap(({ word }) => word.split(/\s+/)));
  const left = words.filter((word) => !taken.has(word) && !/["\u201c\u201d\u201e]/.test(word));
  if (words.length < 2 || left.length > mostWords) return [];
  return left.map((word) => ({
    word,
    search: { ...own, search: words.filter((other) => other !== word).join(' '), page: 1 },
  }));
}
