import { createHash } from 'node:crypto';
import { TZDate } from '@date-fns/tz';
import { and, eq, sql } from '../platform/database/drizzle.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { applyClicks, jobBoardJobs, jobs, organisations, products } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { type RequestContext, scope } from '../platform/http/context.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { hiddenAt } from '../platform/search-sync/hidden-jobs.ts';
import { timeZoneOf } from '../platform/site-calendar.ts';
import { lockJob, statusAt } from '../jobs/employer/my-jobs.queries.ts';
import { pauseOutOfClicks } from './click-budgets.ts';
import { balanceOf, spend } from './ledger.ts';
import { lockClient } from '../people/client/lock-client.ts';
import { payerOf } from './paid-till.ts';
import type { ShopDeps } from './shop-deps.ts';

/** Who clicks, without saying who: it cannot be traced back, and another day it is somebody else. */
function visitorMark({ visitor, address }: RequestContext, jobId: number, day: string, salt: string): string {
  const who = visitor ? `account:${visitor.uuid}` : `address:${address}`;
  return createHash('sha256').update(`${salt}\n${day}\n${jobId}\n${who}`).digest('base64url').slice(0, 22);
}

async function findLinkedJob(tx: Transaction, { board }: Tenant, uuid: string) {
  const [row] = await tx
    .select({
      job: jobs,
      product: products,
      withheldAt: hiddenAt,
      owner: sql<number | null>`coalesce(${jobs.clientId}, ${organisations.clientId})`,
    })
    .from(jobs)
    .innerJoin(jobBoardJobs, and(eq(jobBoardJobs.jobId, jobs.id), eq(jobBoardJobs.jobBoardId, board.id)))
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .leftJoin(products, eq(products.id, jobs.productId))
    .where(sql`${jobs.uuid}::text = ${uuid}`);
  return row;
}

/**
 * Counts somebody on the way to an employer's own form, once per visitor, job and day, and takes the click's price from
 * the job's budget; the click that empties it pauses every job of the budget.
 * @returns where the form is
 * @throws HttpError `jobNotFound`, `jobExpired`
 */
export async function countApplyClick(
  deps: ShopDeps,
  context: RequestContext,
  uuid: string,
): Promise<string> {
  const { db, clock, tokens } = deps;
  const tenant = scope(context);
  const now = clock.now();
  const day = new TZDate(now.getTime(), timeZoneOf(tenant.site.settings)).toISOString().slice(0, 10);
  const { url, emptied } = await db.transaction(async (tx) => {
    const known = await findLinkedJob(tx, tenant, uuid);
    if (!known) throw new HttpError('jobNotFound');
    await lockJob(tx, known.job.id);
    const row = await findLinkedJob(tx, tenant, uuid);
    const address = row?.job.applyType === 'url' ? row.job.applyUrl : null;
    if (!row || address === null) throw new HttpError('jobNotFound');
    const { job, product, owner, withheldAt } = row;
    if (withheldAt !== null || statusAt(job, now) !== 'active') throw new HttpError('jobExpired');
    const salt = tokens.seal('order', `click-${day}`);
    const visitor = visitorMark(context, job.id, day, salt);
    // In a slot, or while it has days of its own, something else has paid for it.
    const { by } = await payerOf(tx, job, now);
    const isByClick = product?.type === 'CPC' && owner !== null && by !== 'slot' && by !== 'days';
    const price = isByClick ? (product.clickPrice ?? 0) : 0;
    const [counted] = await tx
      .insert(applyClicks)
      .values({ jobId: job.id, day, visitor, cents: price, createdAt: now })
      .onConflictDoNothing()
      .returning();
    const answer = { url: address, emptied: undefined };
    if (!counted || price === 0 || owner === null || !product) return answer;
    const budget = { clientId: owner, kind: 'cpc' as const, productId: product.id, now };
    // Jobs of one budget are clicked at once: each click sees what the one before left.
    await lockClient(tx, owner);
    const left = await balanceOf(tx, budget);
    // The last click may find less than its price: it takes what there is.
    const amount = Math.min(price, left);
    const operation = `click:${job.id}:${day}:${visitor}`;
    if (amount > 0) await spend(tx, { ...budget, amount, operation, subject: { job_id: job.id } });
    return left - amount < price
      ? { url: address, emptied: { clientId: owner, productId: product.id } }
      : answer;
  });
  if (emptied) await pauseOutOfClicks(deps, emptied);
  return url;
}
