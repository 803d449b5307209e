import type { AdminSegment, AdminSegmentGroup } from '@boardwright/api-client/contract';
import type { Deps } from '../../platform/deps.ts';
import { revisionOf } from '../../platform/forms/revision-of.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { isShared } from './segment.policy.ts';
import { countBoards, countJobs, findNames, type findGroups, type SegmentRow } from './segments.queries.ts';

type Groups = Awaited<ReturnType<typeof findGroups>>;

export function presentGroup({
  id,
  key,
  name,
  jobs,
  candidates,
  organisations,
  ...group
}: Groups[number]): AdminSegmentGroup {
  return {
    id,
    key,
    name: { ...name },
    jobs,
    candidates,
    organisations,
    total: group.total,
    archived: group.archived,
  };
}

/** Segments with how many jobs of the board have them, and how many of these visitors find now. */
export async function presentSegments(
  { db, search, clock }: Pick<Deps, 'db' | 'search' | 'clock'>,
  { board }: Pick<Tenant, 'board'>,
  rows: readonly SegmentRow[],
): Promise<AdminSegment[]> {
  const boards = await countBoards(db);
  const jobs = await countJobs(
    db,
    board.id,
    rows.map(({ id }) => id),
  );
  const merged = await findNames(
    db,
    rows.flatMap(({ mergedIntoId }) => mergedIntoId ?? []),
  );
  const now = clock.now().getTime();
  const { segment_counts: live } = search.index.query({ board_id: board.id, page: 1, limit: 1, now });
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    segment_group_id: row.segmentGroupId,
    name: { ...row.name },
    icon: row.icon,
    order: row.order,
    archived_at: row.archivedAt?.toISOString() ?? null,
    merged_into: merged.get(row.mergedIntoId ?? 0) ?? null,
    shared: isShared(row, boards),
    jobs: jobs.get(row.id) ?? 0,
    live_jobs: live[row.id] ?? 0,
    revision: revisionOfSegment(row),
  }));
}

/** Of what an admin writes of a segment. */
export const revisionOfSegment = ({ name, icon }: SegmentRow): number => revisionOf([name, icon]);
