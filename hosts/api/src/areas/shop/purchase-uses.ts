import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { jobs, ledgerEntries, type orders, subscriptions } from '../../database/schema.ts';
import { lockJob, statusAt } from '../employer-jobs/own-jobs.queries.ts';
import { lockClient } from './ledger.ts';
import { paidTillOf } from './paid-till.ts';
import { releaseJob } from './slots.ts';

type Reader = Pick<Transaction, 'select'>;

/** What runs on a purchase: jobs that are shown, jobs that are lifted, slots. */
export interface Uses {
  /** Jobs that a posting runs. */
  readonly posted: readonly number[];
  readonly lifted: readonly number[];
  readonly slots: readonly Pick<typeof subscriptions.$inferSelect, 'id' | 'jobId' | 'paidTill'>[];
  /** Until when the last of what was used for a job was paid. */
  readonly paidTill: Date | undefined;
}

function slotsOf(db: Reader, where: SQL | undefined) {
  return db
    .select({ id: subscriptions.id, jobId: subscriptions.jobId, paidTill: subscriptions.paidTill })
    .from(subscriptions)
    .where(and(where, isNull(subscriptions.endedAt)));
}

/** What runs on an order. */
export async function usesOfOrder(
  db: Reader,
  order: Pick<typeof orders.$inferSelect, 'id' | 'subscriptionId'>,
): Promise<Uses> {
  const slots = await slotsOf(
    db,
    order.subscriptionId === null
      ? eq(subscriptions.orderId, order.id)
      : eq(subscriptions.id, order.subscriptionId),
  );
  return usesWith(db, eq(ledgerEntries.orderId, order.id), slots);
}

/** What runs on a grant: slots, for what else was used of it stays used. */
export async function usesOfGrant(db: Reader, lotId: number): Promise<Uses> {
  const slots = await slotsOf(db, eq(subscriptions.lotId, lotId));
  return { posted: [], lifted: [], slots, paidTill: undefined };
}

async function usesWith(db: Reader, where: SQL, slots: Awaited<ReturnType<typeof slotsOf>>): Promise<Uses> {
  const rows = await db
    .select({ kind: ledgerEntries.kind, subject: ledgerEntries.subject })
    .from(ledgerEntries)
    .where(and(where, eq(ledgerEntries.reason, 'spent')));
  const used = rows.flatMap(({ kind, subject }) =>
    typeof subject.job_id === 'number' ? [{ kind, jobId: subject.job_id, subject }] : [],
  );
  const ends = [
    ...used.flatMap(({ subject }) => [subject.paid_till, subject.premium_till]),
    ...slots.map(({ paidTill }) => paidTill.toISOString()),
  ].filter((end) => typeof end === 'string');
  const last = ends.toSorted().at(-1);
  return {
    posted: used.filter(({ kind }) => kind !== 'upsell' && kind !== 'cpc').map(({ jobId }) => jobId),
    lifted: used.filter(({ kind }) => kind === 'upsell').map(({ jobId }) => jobId),
    slots,
    paidTill: last === undefined ? undefined : new Date(last),
  };
}

const isRunning = (job: typeof jobs.$inferSelect, now: Date) =>
  ['active', 'paused', 'scheduled'].includes(statusAt(job, now));

/** The jobs of these that would end, or would be lifted no more. */
export async function findAffected(db: Reader, { posted, lifted, slots }: Uses, now: Date) {
  const held = slots.flatMap(({ jobId }) => (jobId === null ? [] : [jobId]));
  const ids = [...new Set([...posted, ...lifted, ...held])];
  const rows = ids.length === 0 ? [] : await db.select().from(jobs).where(inArray(jobs.id, ids));
  const titles = (some: readonly number[], matters: (job: typeof jobs.$inferSelect) => boolean) =>
    rows.filter((job) => some.includes(job.id) && matters(job)).map(({ title }) => title);
  return {
    jobs: titles([...posted, ...held], (job) => isRunning(job, now)),
    lifted: titles(lifted, (job) => job.premium),
  };
}

/** Brings the end of a job down to what is still paid for it; where that is nothing, it ends. */
async function endUnpaid(tx: Transaction, jobId: number, now: Date): Promise<void> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job || !isRunning(job, now)) return;
  const paid = await paidTillOf(tx, job, now);
  if (!paid || (job.till !== null && job.till <= paid)) return;
  const change = paid > now ? { till: paid } : { status: 'expired' as const, till: now };
  await tx
    .update(jobs)
    .set({ ...change, updatedAt: now })
    .where(eq(jobs.id, jobId));
}

/** Ends what runs: postings, premium places, slots. The company is locked from then on. */
export async function stopUses(
  tx: Transaction,
  { posted, lifted, slots }: Uses,
  clientId: number,
  now: Date,
): Promise<void> {
  const held = slots.flatMap(({ jobId }) => (jobId === null ? [] : [jobId]));
  // Everybody locks jobs before companies, and several jobs in their order.
  const all = [...new Set([...posted, ...lifted, ...held])].toSorted((a, b) => a - b);
  for (const jobId of all) await lockJob(tx, jobId);
  await lockClient(tx, clientId);
  if (lifted.length > 0)
    await tx
      .update(jobs)
      .set({ premium: false, premiumTill: now, updatedAt: now })
      .where(inArray(jobs.id, [...lifted]));
  for (const slot of slots) {
    await releaseJob(tx, slot, now);
    await tx
      .update(subscriptions)
      .set({ endedAt: now, cancelledAt: now, jobId: null })
      .where(eq(subscriptions.id, slot.id));
  }
  for (const jobId of new Set(posted)) await endUnpaid(tx, jobId, now);
}
