import { and, eq } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { newsletterSubscriptions as subscriptions } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { endable, type Subscription } from './mailed-newsletter.ts';

const one = (boardId: number, id: number) =>
  and(eq(subscriptions.jobBoardId, boardId), eq(subscriptions.id, id));

/**
 * Ends a subscription of a board for who asked an admin to; when it was ended first stays.
 * @throws HttpError `notFound`
 */
export async function endSubscription(
  db: Pick<Database, 'select' | 'update'>,
  tenant: Tenant,
  id: number,
  now: Date,
): Promise<Subscription> {
  const own = one(tenant.board.id, id);
  const [row] = await db.select().from(subscriptions).where(own);
  if (!row) throw new HttpError('notFound');
  const [ended] = await db
    .update(subscriptions)
    .set({ endedAt: now })
    .where(and(own, endable(tenant, row.newsletterId)))
    .returning();
  return ended ?? row;
}

/** Deletes all that a subscription of a board says, its proof among it. @throws HttpError `notFound` */
export async function deleteSubscription(
  db: Pick<Database, 'delete'>,
  boardId: number,
  id: number,
): Promise<void> {
  const deleted = await db.delete(subscriptions).where(one(boardId, id)).returning({ id: subscriptions.id });
  if (deleted.length === 0) throw new HttpError('notFound');
}
