import { jobTransitions } from '@boardwright/api-client/contract';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { jobs } from '../database/schema.ts';

export interface Swept {
  readonly started: number;
  readonly expired: number;
  readonly premiumEnded: number;
}

/**
 * Moves jobs along with the clock (§4): scheduled ones start at `from`, active and paused ones expire at `till`,
 * premium ends at `premium_till`. The database announces each change, so the search follows at once.
 */
export async function sweepJobs(db: Database, now: Date): Promise<Swept> {
  const { start, expire } = jobTransitions;
  const started = await db
    .update(jobs)
    .set({ status: start.to, updatedAt: now })
    .where(and(inArray(jobs.status, [...start.from]), lte(jobs.from, now)))
    .returning({ id: jobs.id });
  const expired = await db
    .update(jobs)
    .set({ status: expire.to, updatedAt: now })
    .where(and(inArray(jobs.status, [...expire.from]), lte(jobs.till, now)))
    .returning({ id: jobs.id });
  const premiumEnded = await db
    .update(jobs)
    .set({ premium: false, updatedAt: now })
    .where(and(eq(jobs.premium, true), lte(jobs.premiumTill, now)))
    .returning({ id: jobs.id });
  return { started: started.length, expired: expired.length, premiumEnded: premiumEnded.length };
}
