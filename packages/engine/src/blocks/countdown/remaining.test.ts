import fc from 'fast-check';
import { expect, it } from 'vitest';
import { remainingUntil, untilNextChange } from './remaining.ts';

const time = fc.integer({ min: 0, max: 4_000_000_000_000 });
const minutesOf = (moment: number, now: number): number => {
  const { days, hours, minutes } = remainingUntil(moment, now) ?? { days: 0, hours: 0, minutes: 0 };
  return (days * 24 + hours) * 60 + minutes;
};

it('counts every minute once, and ends at the moment itself', () => {
  fc.assert(
    fc.property(time, fc.integer({ min: 1, max: 400_000_000_000 }), (now, length) => {
      const moment = now + length;
      const rest = minutesOf(moment, now);
      expect(rest).toBeGreaterThan(0);
      const next = now + untilNextChange(moment, now);
      expect(minutesOf(moment, next)).toBe(rest - 1);
      expect(minutesOf(moment, next - 1)).toBe(rest);
      expect(remainingUntil(moment, moment)).toBeUndefined();
    }),
  );
});
