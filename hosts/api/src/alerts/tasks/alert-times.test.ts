import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastMailed, nextMailing } from './alert-times.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';

const zone = 'Europe/Amsterdam';
const next = (frequency: 'daily' | 'weekly' | 'monthly', after: string, timeZone = zone) =>
  nextMailing(frequency, new Date(after), timeZone)?.toISOString();

describe('the next mail', () => {
  it('goes out at seven on the site’s clock, each day, each Monday, each first of the month', () => {
    // A Friday morning in winter: ten o'clock in Amsterdam.
    expect(next('daily', '2026-11-20T09:00:00Z')).toBe('2026-11-21T06:00:00.000Z');
    expect(next('daily', '2026-11-20T05:59:59Z')).toBe('2026-11-20T06:00:00.000Z');
    expect(next('daily', '2026-11-20T06:00:00Z')).toBe('2026-11-21T06:00:00.000Z');
    expect(next('weekly', '2026-11-20T09:00:00Z')).toBe('2026-11-23T06:00:00.000Z');
    expect(next('monthly', '2026-11-20T09:00:00Z')).toBe('2026-12-01T06:00:00.000Z');
    expect(next('monthly', '2026-12-31T23:30:00Z')).toBe('2027-01-01T06:00:00.000Z');
    expect(nextMailing('direct', new Date('2026-11-20T09:00:00Z'), zone)).toBeNull();
  });

  it('stays at seven when the clock changes', () => {
    expect(next('daily', '2026-03-28T06:00:00Z')).toBe('2026-03-29T05:00:00.000Z');
    expect(next('daily', '2026-03-29T05:00:00Z')).toBe('2026-03-30T05:00:00.000Z');
    expect(next('daily', '2026-10-24T05:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
    expect(next('weekly', '2026-10-19T05:00:00Z')).toBe('2026-10-26T06:00:00.000Z');
    expect(next('monthly', '2026-03-15T00:00:00Z')).toBe('2026-04-01T05:00:00.000Z');
  });

  it('is that of the site’s own day, not of the server’s', () => {
    expect(next('daily', '2026-11-20T23:00:00Z', 'Asia/Tokyo')).toBe('2026-11-21T22:00:00.000Z');
    expect(next('daily', '2026-11-20T23:00:00Z', 'Europe/Bucharest')).toBe('2026-11-21T05:00:00.000Z');
  });

  it('always lies ahead, reads seven on the wall, and ends the time told of next', () => {
    const wall = (at: Date) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(at);
    const moments = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.constantFrom('daily' as const, 'weekly', 'monthly'), (at, frequency) => {
        const due = nextMailing(frequency, at, zone) ?? at;
        expect(due > at).toBe(true);
        expect(wall(due)).toBe('07:00');
        const span = lastMailed(frequency, due, zone);
        expect(span.till).toEqual(due);
        expect(span.from <= at).toBe(true);
        expect(nextMailing(frequency, span.from, zone)).toEqual(due);
      }),
    );
  });
});

it('takes the zone of the specification where a site names none that exists', () => {
  expect(timeZoneOf({ time_zone: 'Europe/Bucharest' })).toBe('Europe/Bucharest');
  for (const time_zone of [undefined, '', 'Mars/Olympus', 7]) expect(timeZoneOf({ time_zone })).toBe(zone);
});
