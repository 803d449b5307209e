import { jobTransitions } from '@boardwright/api-client/contract';
import {
  and,
  eq,
  exists,
  inArray,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { isOfLiveBoards } from '../../platform/database/deleted-sites.ts';
import { jobs, products, subscriptions } from '../../platform/database/schema.ts';

export interface Swept {
  readonly started: number;
  readonly expired: number;
  readonly premiumEnded: number;
}

/**
 * Moves jobs along with the clock (§4): scheduled ones start at `from`, active and paused ones expire at `till`,
 * premium ends at `premium_till`. The database announces each change, so the search follows at once.
 * A job that ends with its slot is left to the sweep of the shop: it may go on with what was paid for itself, and then its
 * status has to say still whether its employer had paused it. So is one that is paid by the click, whose days may have
 * ended and whose budget goes on. Nobody is shown it meanwhile: its end has passed.
 */
export async function sweepJobs(db: Database, now: Date): Promise<Swept> {
  const { start, expire } = jobTransitions;
  const started = await db
    .update(jobs)
    .set({ status: start.to, updatedAt: now })
    .where(and(inArray(jobs.status, [...start.from]), lte(jobs.from, now), isOfLiveBoards))
    .returning({ id: jobs.id });
  const slot = (...where: readonly SQL[]) =>
    db
      .select({ one: sql`1` })
      .from(subscriptions)
      .where(and(eq(subscriptions.jobId, jobs.id), isNull(subscriptions.endedAt), ...where));
  const byClick = db
    .select({ one: sql`1` })
    .from(products)
    .where(and(eq(products.id, jobs.productId), eq(products.type, 'CPC')));
  const expired = await db
    .update(jobs)
    .set({ status: expire.to, updatedAt: now })
    .where(
      and(
        inArray(jobs.status, [...expire.from]),
        lte(jobs.till, now),
        notExists(slot(eq(subscriptions.paidTill, jobs.till))),
        or(exists(slot()), notExists(byClick)),
        isOfLiveBoards,
      ),
    )
    .returning({ id: jobs.id });
  const premiumEnded = await db
    .update(jobs)
    .set({ premium: false, updatedAt: now })
    .where(and(eq(jobs.premium, true), lte(jobs.premiumTill, now), isOfLiveBoards))
    .returning({ id: jobs.id });
  return { started: started.length, expired: expired.length, premiumEnded: premiumEnded.length };
}
