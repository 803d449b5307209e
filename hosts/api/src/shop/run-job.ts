import { jobAfter, type JobMove } from '@boardwright/api-client/contract';
import { and, eq, ne, sql } from '../platform/database/drizzle.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { clients, jobs, organisations, sites } from '../platform/database/schema.ts';
import { companyStateSql } from '../people/client/company-state.ts';
import { missingFields, needsPay } from '../jobs/employer/job-completeness.ts';
import { slugOfJob } from '../jobs/employer/job-slug.ts';
import { lockJob, statusAt } from '../jobs/employer/my-jobs.queries.ts';
import type { PaidSpan, TimeSpan } from './paid-days.ts';
import { ownPayerOf, ownTillOf, slotOf } from './paid-till.ts';

const day = 24 * 60 * 60 * 1000;

/** So many days after a moment. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * day);
}

/** A job of a company that was not deleted; nobody else changes it until the transaction ends. */
export async function lockMyJob(tx: Transaction, clientId: number, jobId: number) {
  await lockJob(tx, jobId);
  const [row] = await tx
    .select({ job: jobs, isVisible: organisations.active, state: companyStateSql, settings: sites.settings })
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .innerJoin(clients, eq(clients.id, clientId))
    .innerJoin(sites, eq(sites.id, clients.siteId))
    .where(
      and(
        eq(jobs.id, jobId),
        ne(jobs.status, 'archived'),
        sql`coalesce(${jobs.clientId}, ${organisations.clientId}) = ${clientId}`,
      ),
    );
  return row;
}
type OwnJob = NonNullable<Awaited<ReturnType<typeof lockMyJob>>>;

/** How a job comes to run, or to run longer: from what it is now. */
function runningFrom(
  { job }: OwnJob,
  paidTill: Date | undefined,
  now: Date,
): { readonly move?: JobMove; readonly from: Date } {
  const status = statusAt(job, now);
  const from = paidTill !== undefined && paidTill > now ? paidTill : now;
  if (status === 'draft')
    return job.from > now ? { move: 'schedule', from: job.from } : { move: 'publish', from: now };
  if (status === 'expired') return { move: 'renew', from };
  // The days come after those that were paid before, and not before its start.
  return { from: job.from > from ? job.from : from };
}

/** Whether a job may be shown: complete, of a company that visitors see. */
export async function isPublishable(
  tx: Transaction,
  { job, isVisible }: OwnJob,
  siteId: number,
): Promise<boolean> {
  const [site] = await tx.select({ settings: sites.settings }).from(sites).where(eq(sites.id, siteId));
  const withPay = job.status === 'draft' && site !== undefined && needsPay(site.settings);
  return isVisible && missingFields(job, withPay).length === 0;
}

/**
 * Publishes a job for some days, renews it, or adds the days to those it has.
 * @returns the time that is paid with it
 */
export async function runJob(
  tx: Transaction,
  row: OwnJob,
  { productId, days }: { readonly productId: number; readonly days: number },
  now: Date,
): Promise<PaidSpan> {
  const { job } = row;
  const payer = await ownPayerOf(tx, job, now);
  const { move, from } = runningFrom(row, await ownTillOf(tx, job, now), now);
  const slot = await slotOf(tx, job.id, now);
  const status = move === undefined ? statusAt(job, now) : (jobAfter(move, statusAt(job, now)) ?? job.status);
  // The clicks it waited for are not needed any more.
  const isFreed = status === 'paused' && slot === undefined && payer.by === 'nothing' && payer.isByClick;
  // It was to start later, and its payment went back before it did: it starts now.
  const start = job.status === 'draft' ? from : move === 'renew' && job.from > now ? now : job.from;
  const paidTill = daysAfter(from, days);
  // Who wants it to end sooner has said so in its form.
  const endsSooner =
    move !== undefined && move !== 'renew' && job.till !== null && job.till > from && job.till < paidTill;
  await tx
    .update(jobs)
    .set({
      status: isFreed ? (start > now ? 'scheduled' : 'active') : status,
      productId,
      from: start,
      // In a slot it runs on that, and its own days wait.
      till: slot ? slot.paidTill : endsSooner ? job.till : paidTill,
      updatedAt: now,
      ...(job.status === 'draft' && { slug: slugOfJob(job, job.uuid) }),
    })
    .where(eq(jobs.id, job.id));
  return { from, till: paidTill, startsLater: start > now };
}

/** Publishes a job again on a click budget; one that runs goes on with it after the days that it has. */
export async function runOnBudget(
  tx: Transaction,
  { job }: OwnJob,
  productId: number,
  now: Date,
): Promise<void> {
  const status = statusAt(job, now);
  const slot = await slotOf(tx, job.id, now);
  await tx
    .update(jobs)
    .set({
      status: jobAfter('renew', status) ?? status,
      productId,
      till: slot ? slot.paidTill : null,
      updatedAt: now,
      ...(status === 'expired' && job.from > now && { from: now }),
    })
    .where(eq(jobs.id, job.id));
}

/**
 * Lifts a job above the others until some days from now, or that much longer.
 * @returns the time that is paid with it
 */
export async function liftJob(tx: Transaction, { job }: OwnJob, days: number, now: Date): Promise<TimeSpan> {
  const isLifted = job.premium && job.premiumTill !== null && job.premiumTill > now;
  const from = isLifted && job.premiumTill ? job.premiumTill : now;
  const till = daysAfter(from, days);
  await tx.update(jobs).set({ premium: true, premiumTill: till, updatedAt: now }).where(eq(jobs.id, job.id));
  return { from, till };
}
