import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  max,
  ne,
  sql,
  type SQL,
} from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { jobBoardJobs, jobBoards, jobs, segmentGroups, segments } from '../../platform/database/schema.ts';
import { ofBoard, offeredOn } from '../../platform/search-sync/offered-segments.ts';

type Reader = Pick<Database, 'select'>;
export type SegmentRow = typeof segments.$inferSelect;

/** The groups in their order, with how many segments a board offers of each and has archived. */
export async function findGroups(db: Reader, boardId: number) {
  const counted = await db
    .select({
      groupId: segments.segmentGroupId,
      total: sql<number>`count(*) filter (where ${segments.archivedAt} is null)`.mapWith(Number),
      archived: sql<number>`count(*) filter (where ${segments.archivedAt} is not null)`.mapWith(Number),
    })
    .from(segments)
    .where(ofBoard(boardId))
    .groupBy(segments.segmentGroupId);
  const groups = await db
    .select()
    .from(segmentGroups)
    .orderBy(asc(segmentGroups.order), asc(segmentGroups.id));
  return groups.map((group) => {
    const { total = 0, archived = 0 } = counted.find(({ groupId }) => groupId === group.id) ?? {};
    return { ...group, total, archived };
  });
}

export async function findGroup(db: Reader, id: number) {
  const [group] = await db.select().from(segmentGroups).where(eq(segmentGroups.id, id));
  return group;
}

/** The segments of a group on a board, in their order. */
export function findOffered(db: Reader, boardId: number, groupId: number): Promise<SegmentRow[]> {
  return db
    .select()
    .from(segments)
    .where(and(eq(segments.segmentGroupId, groupId), offeredOn(boardId)))
    .orderBy(asc(segments.order), asc(segments.id));
}

/** Those of a group that a board has archived, the last first. */
export function findArchived(db: Reader, boardId: number, groupId: number): Promise<SegmentRow[]> {
  return db
    .select()
    .from(segments)
    .where(and(eq(segments.segmentGroupId, groupId), ofBoard(boardId), isNotNull(segments.archivedAt)))
    .orderBy(desc(segments.archivedAt), asc(segments.id));
}

/** A segment of a board, archived or not; undefined for another board's. */
export async function findSegment(db: Reader, boardId: number, id: number): Promise<SegmentRow | undefined> {
  const [row] = await db
    .select()
    .from(segments)
    .where(and(eq(segments.id, id), ofBoard(boardId)));
  return row;
}

/** The names of some segments, by their numbers. */
export async function findNames(
  db: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SegmentRow['name']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: segments.id, name: segments.name })
    .from(segments)
    .where(inArray(segments.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, { ...name }]));
}

/** How many jobs of a board, of any status, have each of some segments. */
export async function countJobs(
  db: Reader,
  boardId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const wanted = sql`${sql.param([...ids])}::integer[]`;
  const having: SQL = sql`${jobs.segmentIds} && ${wanted}`;
  const each = db
    .select({ id: sql<number>`unnest(${jobs.segmentIds})`.as('id') })
    .from(jobs)
    .innerJoin(jobBoardJobs, and(eq(jobBoardJobs.jobId, jobs.id), eq(jobBoardJobs.jobBoardId, boardId)))
    .where(and(ne(jobs.status, 'archived'), having))
    .as('each');
  const rows = await db
    .select({ id: each.id, total: count() })
    .from(each)
    .where(inArray(each.id, [...ids]))
    .groupBy(each.id);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** How many boards there are: where there are several, they share the segments of all boards. */
export async function countBoards(db: Reader): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(jobBoards);
  return counted?.total ?? 0;
}

/** What place a new segment of a group gets: after all others, archived ones and those of other boards too. */
export async function nextPlace(db: Reader, groupId: number): Promise<number> {
  const [row] = await db
    .select({ last: max(segments.order) })
    .from(segments)
    .where(eq(segments.segmentGroupId, groupId));
  return (row?.last ?? -1) + 1;
}
