import { asc, eq, isNotNull, isNull } from '../database/drizzle.ts';
import type { Database } from '../database/connect.ts';
import { segmentGroups, segments } from '../database/schema.ts';

export interface CatalogueSegment {
  readonly id: number;
  /** A stable word for it, or empty. */
  readonly key: string;
  readonly groupId: number;
  readonly groupKey: string;
  /** Boards that offer it; none named means all. */
  readonly boardIds: readonly number[];
  readonly nameIn: (locale: string) => string;
}

/** All segments that are offered, by id, in the order they are shown: small and asked for with every job, so kept in memory. */
export type SegmentCatalogue = ReadonlyMap<number, CatalogueSegment>;

/** What segments that became a part of another are now, by their numbers. */
export type MergedSegments = ReadonlyMap<number, number>;

/** The numbers of segments as they are now: one that became a part of another is that one, each once. */
export function currentSegments(ids: readonly number[], merged: MergedSegments): readonly number[] {
  return merged.size === 0 ? ids : [...new Set(ids.map((id) => merged.get(id) ?? id))];
}

export async function loadMergedSegments(db: Database): Promise<MergedSegments> {
  const rows = await db
    .select({ id: segments.id, into: segments.mergedIntoId })
    .from(segments)
    .where(isNotNull(segments.mergedIntoId));
  return new Map(rows.flatMap(({ id, into }) => (into === null ? [] : [[id, into] as const])));
}

export async function loadSegmentCatalogue(db: Database): Promise<SegmentCatalogue> {
  const rows = await db
    .select({
      id: segments.id,
      key: segments.key,
      name: segments.name,
      boardIds: segments.jobBoardIds,
      groupId: segmentGroups.id,
      groupKey: segmentGroups.key,
    })
    .from(segments)
    .innerJoin(segmentGroups, eq(segmentGroups.id, segments.segmentGroupId))
    .where(isNull(segments.archivedAt))
    .orderBy(asc(segmentGroups.order), asc(segments.order), asc(segments.id));
  return new Map(
    rows.map(({ id, key, name, ...rest }) => [
      id,
      {
        id,
        key,
        ...rest,
        nameIn: (locale) => name?.[locale] ?? name?.en ?? Object.values(name ?? {})[0] ?? key,
      },
    ]),
  );
}
