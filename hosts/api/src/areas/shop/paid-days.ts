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

/** A payment for a job: so much time online. */
export interface PaidDays {
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
    paidTill = at;
  }
  return paidTill;
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
  const ahead = consume(waiting, now.getTime(), Number.POSITIVE_INFINITY) ?? last;
  return ahead === undefined ? undefined : new Date(ahead);
}
