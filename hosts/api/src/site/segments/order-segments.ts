import { eq } from '../../platform/database/drizzle.ts';
import { segments } from '../../platform/database/schema.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { mayChange } from './segment.policy.ts';
import { changeSegments, requireGroup, type SegmentDeps } from './save-segment.ts';
import { findOffered, type SegmentRow } from './segments.queries.ts';

/**
 * Puts the segments of a group in an order; those that are not named come after them, as they stood. A number that is
 * not of the group is passed over: it was archived in the meantime.
 * @throws HttpError `notFound`, `segmentShared`
 */
export async function orderSegments(
  deps: SegmentDeps,
  context: RequestContext,
  groupId: number,
  ids: readonly number[],
): Promise<SegmentRow[]> {
  const { board } = scope(context);
  return changeSegments(deps, async (tx) => {
    await requireGroup(tx, groupId);
    const offered = await findOffered(tx, board.id, groupId);
    const named = ids.flatMap((id) => offered.find((row) => row.id === id) ?? []);
    const wanted = [...named, ...offered.filter((row) => !ids.includes(row.id))];
    const moved = wanted
      .map((row, order) => ({ row, order }))
      .filter(({ row, order }) => row.order !== order);
    await mayChange(
      tx,
      context,
      moved.map(({ row }) => row),
    );
    for (const { row, order } of moved)
      await tx.update(segments).set({ order }).where(eq(segments.id, row.id));
    return wanted.map((row, order) => ({ ...row, order }));
  });
}
