import { eq } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { countBoards, type SegmentRow } from './segments.queries.ts';

type Reader = Pick<Database, 'select'>;

/** Whether another board offers a segment too. */
export const isShared = ({ jobBoardIds }: Pick<SegmentRow, 'jobBoardIds'>, boards: number): boolean =>
  jobBoardIds.length === 0 ? boards > 1 : jobBoardIds.length > 1;

/**
 * What another site offers too is changed by an admin of all sites alone.
 * @throws HttpError `segmentShared`
 */
export async function mayChange(
  db: Reader,
  { visitor }: Pick<RequestContext, 'visitor'>,
  rows: readonly Pick<SegmentRow, 'jobBoardIds'>[],
): Promise<void> {
  const boards = await countBoards(db);
  if (!rows.some((row) => isShared(row, boards))) return;
  const [admin] = await db
    .select({ siteId: users.siteId })
    .from(users)
    .where(eq(users.id, visitor?.id ?? 0));
  if (!admin || admin.siteId !== null) throw new HttpError('segmentShared');
}
