import type { RefundPlan } from '@boardwright/api-client/contract';
import { eq } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { ledgerEntries } from '../platform/database/schema.ts';
import { mayRefund } from './order.policy.ts';
import { findLots } from './ledger.ts';
import type { OrderWith } from './orders.queries.ts';
import { ownPaidTill, type PaidDays, paidLeft, type SlotStay, withoutOrder } from './paid-days.ts';
import { paymentsOf, slotOf, staysOf } from './paid-till.ts';
import { featuredTimeOf, premiumTimeOf, slotTimeOf } from './paid-time.ts';
import { featuredName, findJobs, isRunning, type Uses, usesOfOrder } from './purchase-uses.ts';

/** One thing that runs on payments: which, and what they are. */
interface Running {
  readonly payments: readonly PaidDays[];
  readonly stays: readonly SlotStay[];
  /** What ends with it, where the others do not carry it. */
  readonly ends?: { readonly as: 'job' | 'lifted' | 'slot'; readonly title: string };
}

/** All that runs on an order, each with all that was ever paid for it. */
async function findRunning(db: Database, uses: Uses, now: Date): Promise<Running[]> {
  const { posted, lifted, slots, organisationId } = uses;
  const rows = await findJobs(db, [...new Set([...posted, ...lifted])]);
  const running: Running[] = [];
  for (const job of rows) {
    const { id, title } = job;
    if (posted.includes(id)) {
      // In a slot it goes on, whatever becomes of its own days.
      const canEnd = isRunning(job, now) && !(await slotOf(db, id, now));
      const payments = await paymentsOf(db, job);
      running.push({
        payments,
        stays: await staysOf(db, id),
        ...(canEnd && { ends: { as: 'job', title } }),
      });
    }
    if (lifted.includes(id)) {
      const payments = await premiumTimeOf(db, id);
      running.push({ payments, stays: [], ...(job.premium && { ends: { as: 'lifted', title } }) });
    }
  }
  for (const slot of slots)
    running.push({ payments: await slotTimeOf(db, slot), stays: [], ends: { as: 'slot', title: slot.name } });
  if (organisationId !== null)
    running.push({ payments: await featuredTimeOf(db, organisationId), stays: [] });
  return running;
}

/** The jobs in slots that would end, but those that have days of their own. */
async function jobsOfSlots(db: Database, { slots }: Uses, over: readonly boolean[], now: Date) {
  const held = slots.flatMap(({ jobId }, nth) => (jobId !== null && over[nth] ? [jobId] : []));
  const titles: string[] = [];
  for (const job of await findJobs(db, held)) {
    const own = ownPaidTill(await paymentsOf(db, job), await staysOf(db, job.id), now);
    if (isRunning(job, now) && !(own && own > now)) titles.push(job.title);
  }
  return titles;
}

/**
 * What giving the money of an order back would take with it, for who decides on it.
 * @throws HttpError `refundNotPossible`
 */
export async function planRefund(db: Database, { order, refund }: OrderWith, now: Date): Promise<RefundPlan> {
  mayRefund(order, refund);
  const [row] = await findLots(db, eq(ledgerEntries.orderId, order.id));
  const uses = await usesOfOrder(db, order);
  const running = await findRunning(db, uses, now);
  const left = running
    .flatMap(({ payments, stays }) => paidLeft(payments, stays, now))
    .filter(({ payment }) => payment.orderId === order.id);
  const isPaid = (payments: readonly PaidDays[], stays: readonly SlotStay[]) => {
    const till = ownPaidTill(payments, stays, now);
    return till !== undefined && till > now;
  };
  const isOver = ({ payments, stays }: Running) =>
    isPaid(payments, stays) && !isPaid(withoutOrder(payments, order.id, now), stays);
  const titles = (as: 'job' | 'lifted') =>
    running.flatMap((one) => (one.ends?.as === as && isOver(one) ? [one.ends.title] : []));
  const slots = running.filter(({ ends }) => ends?.as === 'slot').map(isOver);
  const isTimed = order.product.type === 'featuredEmployer' || order.product.type === 'slot';
  const isValid = row !== undefined && (row.lot.validTill === null || row.lot.validTill > now);
  const open = !isTimed && row && isValid ? row.held : 0;
  // Of pieces those left, of time the days left.
  const unused = open + left.reduce((sum, { share, payment }) => sum + share * payment.amount, 0);
  const till = left
    .map((one) => one.till)
    .toSorted((a, b) => a.getTime() - b.getTime())
    .at(-1);
  return {
    total: order.totalCents,
    unused: row === undefined ? order.totalCents : Math.round((order.totalCents * unused) / row.lot.amount),
    balance:
      row === undefined || isTimed
        ? null
        : { kind: row.lot.kind, amount: row.lot.amount, amount_open: open, used: row.lot.amount - row.held },
    jobs: [...titles('job'), ...(await jobsOfSlots(db, uses, slots, now))],
    lifted: titles('lifted'),
    slots: slots.filter(Boolean).length,
    organisation: left.length > 0 ? await featuredName(db, uses) : null,
    valid_till: till?.toISOString() ?? null,
  };
}
