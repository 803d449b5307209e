import { offeredDistances } from './distances.ts';
import { hasPlace, isNarrowed, withoutPlace, type JobSearch } from './job-search.ts';

/** A way out of an empty list: the search with one thing less. */
export interface LooserSearch {
  readonly kind: 'distance' | 'segments' | 'salary' | 'organisation' | 'search' | 'place' | 'all';
  readonly search: JobSearch;
  /** What is left out: names of segments. */
  readonly names?: readonly string[];
}

/**
 * Searches that each leave out or widen one thing of a search that found nothing, the gentlest first.
 * @param groups chosen segments by group
 * @param imperial people measure in miles: then distances are widened by those
 */
export function looserSearches(
  own: JobSearch,
  groups: readonly { readonly ids: readonly number[]; readonly names: readonly string[] }[],
  imperial: boolean,
): LooserSearch[] {
  const first: JobSearch = { ...own, page: 1 };
  const candidates: LooserSearch[] = [];
  const { chosen, offered } = offeredDistances(imperial, own.distance);
  const wider = offered.find((distance) => distance > chosen);
  if (hasPlace(own) && wider) candidates.push({ kind: 'distance', search: { ...first, distance: wider } });
  for (const { ids, names } of groups) {
    const segment_ids = own.segment_ids.filter((id) => !ids.includes(id));
    candidates.push({ kind: 'segments', names, search: { ...first, segment_ids } });
  }
  const { salary_min, salary_max, organisation_id, organisation_name, search, ...rest } = first;
  if (salary_min || salary_max)
    candidates.push({ kind: 'salary', search: { ...first, salary_min: undefined, salary_max: undefined } });
  if (organisation_id || organisation_name)
    candidates.push({
      kind: 'organisation',
      search: { ...first, organisation_id: undefined, organisation_name: undefined },
    });
  if (search)
    candidates.push({ kind: 'search', search: { ...rest, salary_min, salary_max, organisation_id } });
  if (hasPlace(own)) candidates.push({ kind: 'place', search: withoutPlace(first) });
  const gentle = candidates.filter((candidate) => isNarrowed(candidate.search)).slice(0, 5);
  return [...gentle, { kind: 'all', search: { segment_ids: [], page: 1 } }];
}
