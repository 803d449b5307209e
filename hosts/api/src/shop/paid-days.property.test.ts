import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPaidTill, type PaidDays, type SlotStay } from './paid-days.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);
const at = (nth: number) => new Date(start + nth * day);

/** What happens on each day of a job's life; a day of several is several things before that day passes. */
const happening = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const), days: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('refund' as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant('slot' as const) }),
  fc.record({ kind: fc.constant('leave' as const) }),
);
const life = fc.array(fc.array(happening, { maxLength: 2 }), { minLength: 1, maxLength: 60 });

/** The same life counted day by day, as on one's fingers. */
function live(days: readonly (readonly (typeof happening extends fc.Arbitrary<infer T> ? T : never)[])[]) {
  const payments: { days: number; left: number; at: number; endedAt: number | null }[] = [];
  const stays: { from: number; till: number | null }[] = [];
  days.forEach((things, today) => {
    for (const thing of things) {
      const here = stays.find(({ till }) => till === null);
      if (thing.kind === 'pay')
        payments.push({ days: thing.days, left: thing.days, at: today, endedAt: null });
      if (thing.kind === 'slot' && !here) stays.push({ from: today, till: null });
      if (thing.kind === 'leave' && here) here.till = today;
      const payment = thing.kind === 'refund' ? payments[thing.which] : undefined;
      if (payment && payment.endedAt === null) Object.assign(payment, { endedAt: today, left: 0 });
    }
    const next = payments.find(({ left }) => left > 0);
    if (next && stays.every(({ till }) => till !== null)) next.left -= 1;
  });
  return { payments, stays };
}

it('no day is paid twice and none is lost, whatever is bought, given back and put into slots', () => {
  fc.assert(
    fc.property(life, (days) => {
      const { payments, stays } = live(days);
      const left = payments.reduce((sum, one) => sum + one.left, 0);
      const paid = payments.map((one): PaidDays => ({
        orderId: null,
        amount: 1,
        at: at(one.at),
        notBefore: at(one.at),
        length: one.days * day,
        endedAt: one.endedAt === null ? null : at(one.endedAt),
      }));
      const slots = stays.map((stay): SlotStay => ({
        from: at(stay.from),
        till: stay.till === null ? null : at(stay.till),
      }));
      const now = at(days.length);
      const till = ownPaidTill(paid, slots, now);
      if (left > 0) expect(till).toEqual(at(days.length + left));
      else expect(till === undefined || till <= now).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it('days of a job that is to start later wait for its start', () => {
  const payment = { orderId: null, amount: 1, at: at(0), notBefore: at(5), length: 30 * day, endedAt: null };
  expect(ownPaidTill([payment], [], at(1))).toEqual(at(35));
  expect(ownPaidTill([payment], [], at(15))).toEqual(at(35));
});
