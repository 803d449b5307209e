import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedSchedules } from '@boardwright/api-client/contract';
import { nextRun } from './feed-schedule.ts';

const zone = 'Europe/Amsterdam';
const next = (schedule: (typeof feedSchedules)[number], timeOfDay: string, after: string, weekday = 1) =>
  nextRun({ schedule, timeOfDay, weekday }, new Date(after), zone).toISOString();

describe('when a feed is read next', () => {
  // 20 November 2026 is a Friday; the site's clock is an hour ahead.
  it.each([
    ['hourly', '06:15', '2026-11-20T12:00:00Z', '2026-11-20T12:15:00.000Z'],
    ['hourly', '06:15', '2026-11-20T12:15:00Z', '2026-11-20T13:15:00.000Z'],
    ['sixHourly', '06:00', '2026-11-20T12:00:00Z', '2026-11-20T17:00:00.000Z'],
    ['sixHourly', '02:30', '2026-11-20T12:00:00Z', '2026-11-20T13:30:00.000Z'],
    ['daily', '06:30', '2026-11-20T05:00:00Z', '2026-11-20T05:30:00.000Z'],
    ['daily', '06:30', '2026-11-20T05:30:00Z', '2026-11-21T05:30:00.000Z'],
    ['weekly', '06:30', '2026-11-20T12:00:00Z', '2026-11-23T05:30:00.000Z'],
  ] as const)('%s at %s, after %s: %s', (schedule, time, after, expected) =>
    expect(next(schedule, time, after)).toBe(expected),
  );

  it('stays at the hour on the wall when summer time begins', () =>
    expect(next('daily', '06:30', '2026-03-28T12:00:00Z')).toBe('2026-03-29T04:30:00.000Z'));

  it('is a Sunday for the seventh day', () =>
    expect(next('weekly', '10:00', '2026-11-20T12:00:00Z', 7)).toBe('2026-11-22T09:00:00.000Z'));

  it('is always later, and never later than its schedule allows', () => {
    const longest = { hourly: 2, sixHourly: 8, daily: 26, weekly: 7 * 24 + 2 };
    fc.assert(
      fc.property(
        fc.constantFrom(...feedSchedules),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        fc.integer({ min: 1, max: 7 }),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        (schedule, hour, minute, weekday, after) => {
          const timeOfDay = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
          const hours =
            (nextRun({ schedule, timeOfDay, weekday }, after, zone).getTime() - after.getTime()) / 3.6e6;
          expect(hours).toBeGreaterThan(0);
          expect(hours).toBeLessThanOrEqual(longest[schedule]);
        },
      ),
    );
  });
});
