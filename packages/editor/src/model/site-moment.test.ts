import { expect, it } from 'vitest';
import { localOf, momentOf } from './site-moment.ts';

const zone = 'Europe/Amsterdam';

it.each([
  ['in winter', '2026-11-26', '07:00', '2026-11-26T06:00:00.000Z'],
  ['in summer', '2026-07-01', '07:30', '2026-07-01T05:30:00.000Z'],
  ['at midnight', '2026-11-26', '00:00', '2026-11-25T23:00:00.000Z'],
  ['just before the clocks go forward', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['just after that', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['just after they go back', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('a moment %s is that of the clocks of the site, and shown as it was chosen', (_, day, time, moment) => {
  expect(momentOf({ day, time }, zone)).toBe(moment);
  expect(localOf(moment, zone)).toEqual({ day, time });
});

it('an hour that comes twice is the first of both, and one that is skipped an hour later', () => {
  expect(momentOf({ day: '2026-10-25', time: '02:30' }, zone)).toBe('2026-10-25T00:30:00.000Z');
  expect(momentOf({ day: '2026-03-29', time: '02:30' }, zone)).toBe('2026-03-29T01:30:00.000Z');
});

it('is none while a part of it is missing', () => {
  expect(momentOf({ day: '', time: '07:00' }, zone)).toBeUndefined();
  expect(momentOf({ day: '2026-11-26', time: '' }, zone)).toBeUndefined();
  expect(momentOf({ day: '', time: '' }, zone)).toBeUndefined();
});
