import type { Configuration } from '@boardwright/api-client/contract';
import type { FacetGroup } from '@boardwright/ui/facet-group';
import { nameOrder } from '@boardwright/ui/name-order';

/** How an admin wants the facets. */
export interface FacetSettings {
  /** Keys of groups, in the order they show. */
  readonly segmentGroups: readonly string[];
  readonly hideEmptySegments: boolean;
  readonly segmentSortStrategy: 'alphabetically' | 'byCount';
}

/** The group of each segment, for what rules or widens by group. */
export function segmentGroups(configuration: Configuration): (segmentId: number) => number | undefined {
  const groups = new Map(configuration.segments.map((segment) => [segment.id, segment.segment_group_id]));
  return (segmentId) => groups.get(segmentId);
}

/**
 * The segments that an address means: one that became a part of another is that one. One of another board or of long ago
 * would empty the list without a filter to see, and is left out.
 */
export function knownSegments(
  ids: readonly number[],
  { segments }: Pick<Configuration, 'segments'>,
): { readonly known: readonly number[]; readonly isWhole: boolean } {
  const meant = new Map(
    segments.flatMap(({ id, former_ids: former = [] }) => [id, ...former].map((one) => [one, id] as const)),
  );
  const known = [...new Set(ids.flatMap((id) => meant.get(id) ?? []))].sort((one, other) => one - other);
  return { known, isWhole: ids.every((id) => meant.has(id)) };
}

/**
 * The facets of a list: the groups the admin chose, in that order, with counts. A chosen segment always shows; a
 * list of nothing shows them all, since then every count is 0 and there would be nothing left to undo.
 * @param of what is listed: a group is for jobs, for candidates, or both
 * @param counts how many per segment id, as the API's aggregations give them
 * @param chosen the visitor's segments
 * @param ruled groups that a fixed query decides: not offered
 */
export function facetGroups(
  configuration: Configuration,
  of: 'jobs' | 'candidates',
  settings: FacetSettings,
  counts: Readonly<Record<string, number>>,
  chosen: readonly number[],
  ruled: ReadonlySet<number | undefined>,
  locale: string,
): FacetGroup[] {
  const collator = nameOrder(locale);
  const nothing = Object.keys(counts).length === 0;
  return settings.segmentGroups.flatMap((key) => {
    const group = configuration.segments_groups.find((candidate) => candidate.key === key && candidate[of]);
    if (!group || ruled.has(group.id)) return [];
    const items = configuration.segments
      .filter((segment) => segment.segment_group_id === group.id)
      .map(({ id, name }) => ({ id, name, count: counts[id] ?? 0 }))
      .filter(({ id, count }) => count > 0 || nothing || !settings.hideEmptySegments || chosen.includes(id));
    // Hours and levels have an order of their own; the configuration keeps it, so by count they stay as they are.
    const sorted =
      settings.segmentSortStrategy === 'alphabetically'
        ? items.sort((a, b) => collator.compare(a.name, b.name))
        : ordinal.has(key) || nothing
          ? items
          : items.sort((a, b) => b.count - a.count || collator.compare(a.name, b.name));
    return sorted.length > 0 ? [{ key, name: group.name, items: sorted }] : [];
  });
}

const ordinal: ReadonlySet<string> = new Set(['time', 'education', 'career_level']);

/** Chosen segments in the order the facets show them. */
export function chosenSegments(
  ids: readonly number[],
  order: readonly string[],
  { segments, segments_groups }: Pick<Configuration, 'segments' | 'segments_groups'>,
): { readonly id: number; readonly name: string }[] {
  const rank = new Map(segments_groups.map(({ id, key }) => [id, order.indexOf(key)]));
  return segments
    .filter(({ id }) => ids.includes(id))
    .sort((a, b) => (rank.get(a.segment_group_id) ?? 0) - (rank.get(b.segment_group_id) ?? 0))
    .map(({ id, name }) => ({ id, name }));
}
