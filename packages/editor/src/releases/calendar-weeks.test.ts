import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addMonths, calendarWeeks, monthOf } from './calendar-weeks.ts';

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('shows each day of a month once, in whole weeks that begin on Monday, whatever clocks do', () => {
  fc.assert(
    fc.property(days, (anyDay) => {
      const weeks = calendarWeeks(anyDay);
      const all = weeks.flat();
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      expect(new Date(`${all[0]}T00:00Z`).getUTCDay()).toBe(1);
      expect(all).toEqual([...new Set(all)].sort());
      const first = monthOf(anyDay);
      const ofMonth = all.filter((one) => monthOf(one) === first);
      expect(ofMonth[0]).toBe(first);
      expect(addDays(ofMonth.at(-1) ?? '', 1)).toBe(addMonths(first, 1));
    }),
  );
});

it('stays within the month it goes to', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2028-03-31', -1)).toBe('2028-02-29');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
});
