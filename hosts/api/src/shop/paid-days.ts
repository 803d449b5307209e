/** Time that is paid for a job. */
export interface PaidSpan {
  readonly from: Date;
  readonly till: Date;
  /** The job has not begun: nothing of it is used before its start, which may still be moved. */
  readonly startsLater: boolean;
}

/** What the ledger keeps of time that was paid for a job: from when till when. */
export function paidSubject(jobId: number, { from, till, startsLater }: PaidSpan) {
  return {
    job_id: jobId,
    paid_from: from.toISOString(),
    paid_till: till.toISOString(),
    ...(startsLater && { starts_later: true }),
  };
}

/** Time that is paid for a job to be lifted, an organisation to be featured, a slot to be there. */
export type TimeSpan = Pick<PaidSpan, 'from' | 'till'>;

/** What the ledger keeps of time that a job is lifted: from when till when. */
export function premiumSubject(jobId: number, { from, till }: TimeSpan) {
  return { job_id: jobId, premium_from: from.toISOString(), premium_till: till.toISOString() };
}

/** What a lot keeps of the time it pays for by itself. */
export function spanSubject({ from, till }: TimeSpan) {
  return { paid_from: from.toISOString(), paid_till: till.toISOString() };
}

/** A payment for time: that a job is online or lifted, that an organisation is featured, that there is a slot. */
export interface PaidDays {
  /** The order whose money it was; null for a grant. */
  readonly orderId: number | null;
  /** How much of what was bought went into it: pieces, or credits. */
  readonly amount: number;
  /** When it was paid. */
  readonly at: Date;
  /** Not used before this moment: of a job that is to start later. */
  readonly notBefore: Date;
  /** How much time it pays, in milliseconds. */
  readonly length: number;
  /** When its money went back and took what was left with it. */
  readonly endedAt: Date | null;
}

/** Time that a job was in a slot, which pays for it meanwhile. */
export interface SlotStay {
  readonly from: Date;
  /** Null: it is still there. */
  readonly till: Date | null;
}

interface Waiting {
  readonly payment: PaidDays;
  left: number;
  /** The moment up to which it carried, as far as was reckoned. */
  till?: number;
}

/** Uses what waits, the first payment first, from one moment till another. @returns the moment up to which it was paid */
function consume(waiting: readonly Waiting[], from: number, till: number): number | undefined {
  let at = from;
  let paidTill: number | undefined;
  for (const one of waiting) {
    if (one.left <= 0) continue;
    const start = Math.max(at, one.payment.notBefore.getTime());
    if (start >= till) break;
    const used = Math.min(one.left, till - start);
    one.left -= used;
    at = start + used;
    one.till = at;
    paidTill = at;
  }
  return paidTill;
}

/** Lives through what was paid, paused and given back up to a moment. */
function liveThrough(payments: readonly PaidDays[], stays: readonly SlotStay[], now: Date) {
  const moments = [
    ...payments.flatMap(({ at, endedAt }) => [at, endedAt]),
    ...stays.flatMap(({ from, till }) => [from, till]),
    now,
  ].flatMap((moment) => (moment !== null && moment <= now ? [moment.getTime()] : []));
  const steps = [...new Set(moments)].toSorted((a, b) => a - b);
  let waiting: Waiting[] = [];
  let last: number | undefined;
  steps.forEach((step, nth) => {
    for (const payment of payments)
      if (payment.at.getTime() === step) waiting.push({ payment, left: payment.length });
    waiting = waiting.filter(({ payment }) => payment.endedAt === null || payment.endedAt.getTime() > step);
    const next = steps[nth + 1];
    const inSlot = stays.some(({ from, till }) => from.getTime() <= step && (!till || till.getTime() > step));
    if (next !== undefined && !inSlot) last = consume(waiting, step, next) ?? last;
  });
  return { waiting, last };
}

/**
 * Until when a job's own payments carry it, were it to leave its slot now. Payments follow each other, a slot pauses
 * them, and what was given back ends at that moment; of the others nothing is lost by it.
 * @returns a moment ahead; or the last that was paid, where nothing is left; undefined where nothing ever was
 */
export function ownPaidTill(
  payments: readonly PaidDays[],
  stays: readonly SlotStay[],
  now: Date,
): Date | undefined {
  const { waiting, last } = liveThrough(payments, stays, now);
  const ahead = consume(waiting, now.getTime(), Number.POSITIVE_INFINITY) ?? last;
  return ahead === undefined ? undefined : new Date(ahead);
}

/** What of a payment was not used yet. */
export interface PaidLeft {
  readonly payment: PaidDays;
  /** From 0 to 1. */
  readonly share: number;
  /** Until when it carries. */
  readonly till: Date;
}

/** What is left of each payment that is not used up, as {@link ownPaidTill} reckons. */
export function paidLeft(
  payments: readonly PaidDays[],
  stays: readonly SlotStay[],
  now: Date,
): readonly PaidLeft[] {
  const { waiting } = liveThrough(payments, stays, now);
  const shares = waiting.map(({ payment, left }) => left / payment.length);
  consume(waiting, now.getTime(), Number.POSITIVE_INFINITY);
  return waiting.flatMap(({ payment, till }, nth) => {
    const share = shares[nth] ?? 0;
    return share > 0 && till !== undefined ? [{ payment, share, till: new Date(till) }] : [];
  });
}

/** Until when each payment carries, or carried; one that was given back is not there. */
export function paidEnds<Payment extends PaidDays>(
  payments: readonly Payment[],
  now: Date,
): readonly { readonly payment: Payment; readonly till: Date }[] {
  const { waiting } = liveThrough(payments, [], now);
  consume(waiting, now.getTime(), Number.POSITIVE_INFINITY);
  const tills = new Map(waiting.map(({ payment, till }) => [payment, till]));
  return payments.flatMap((payment) => {
    const till = tills.get(payment);
    return till === undefined ? [] : [{ payment, till: new Date(till) }];
  });
}

/** The payments as they would be, were the money of an order given back at a moment. */
export function withoutOrder(payments: readonly PaidDays[], orderId: number, now: Date): PaidDays[] {
  return payments.map((payment) =>
    payment.orderId === orderId && payment.endedAt === null ? { ...payment, endedAt: now } : payment,
  );
}

/** Parts of a time, as big as what each of several lots paid for it; not a moment is lost between them. */
export function partsOf(length: number, amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  let paid = 0;
  let before = 0;
  return amounts.map((amount) => {
    paid += amount;
    const end = Math.round((length * paid) / total);
    const part = end - before;
    before = end;
    return part;
  });
}
