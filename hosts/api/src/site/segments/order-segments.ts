import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import { segments } from '../../platform/database/schema.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { mayChange } from './segment.policy.ts';
import { changeSegments, requireGroup, type SegmentDeps } from './save-segment.ts';
import { findOffered, type SegmentRow } from './segments.queries.ts';

/** Whether those that were read and are still there stand in the order in which they were read. */
function isSameOrder(offered: readonly SegmentRow[], was: readonly number[]): boolean {
  const places = new Map(offered.map(({ id }, place) => [id, place]));
  const found = was.flatMap((id) => places.get(id) ?? []);
  return found.every((place, at) => at === 0 || place > (found[at - 1] ?? 0));
}

/**
 * Puts the segments of a group in an order; those that are not named come after them, as they stood. A number that is
 * not of the group is passed over: it was archived in the meantime.
 * @throws HttpError `notFound`, `segmentShared`; `conflict` with their numbers as they stand where somebody else has put those
 *   that were read in another order
 */
export async function orderSegments(
  deps: SegmentDeps,
  context: RequestContext,
  groupId: number,
  { ids, was }: BodyOf<Contract['segments']['orderSegments']>,
): Promise<SegmentRow[]> {
  const { board } = scope(context);
  return changeSegments(deps, async (tx) => {
    await requireGroup(tx, groupId);
    const offered = await findOffered(tx, board.id, groupId);
    if (was && !isSameOrder(offered, was))
      throw new HttpError('conflict', { current: { ids: offered.map(({ id }) => id) } });
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
