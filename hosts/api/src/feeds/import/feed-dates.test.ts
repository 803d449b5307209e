import { expect, test } from 'vitest';
import { parseFeedDate } from './feed-dates.ts';

test.each([
  ['Mon, 22 Jun 2026 12:12:33 GMT', '2026-06-22T12:12:33.000Z'],
  ['Mon, 22 Jun 2026 12:12:33 +0200', '2026-06-22T10:12:33.000Z'],
  ['2026-11-03', '2026-11-02T23:00:00.000Z'],
  ['2026-11-03 10:20:00 UTC', '2026-11-03T10:20:00.000Z'],
  ['2026-11-03T10:20:00+0100', '2026-11-03T09:20:00.000Z'],
  ['2026-06-22T12:12:33.123456Z', '2026-06-22T12:12:33.123Z'],
  ['25/12/2026', '2026-12-24T23:00:00.000Z'],
  ['4/5/2026', '2026-05-03T22:00:00.000Z'],
  ['12/25/2026', '2026-12-24T23:00:00.000Z'],
  ['03-11-2026 14:00', '2026-11-03T13:00:00.000Z'],
  ['22.06.2026', '2026-06-21T22:00:00.000Z'],
  ['20261103', '2026-11-02T23:00:00.000Z'],
  ['3 november 2026', '2026-11-02T23:00:00.000Z'],
  ['3 noiembrie 2026', '2026-11-02T23:00:00.000Z'],
  ['November 3, 2026', '2026-11-02T23:00:00.000Z'],
  ['1781000000', '2026-06-09T10:13:20.000Z'],
  [1_781_000_000_000, '2026-06-09T10:13:20.000Z'],
])('%s is understood', (written, moment) => {
  expect(parseFeedDate(written)?.toISOString()).toBe(moment);
});

test.each([
  '',
  'soon',
  '0000-00-00',
  '1899-01-01',
  '31/02/2026',
  '2026-13-01',
  '99999',
  -1,
  '2026-11-03T25:00:00Z',
])('%s is no date of a job', (written) => {
  expect(parseFeedDate(written)).toBeUndefined();
});

test('a closing day counts to its last moment', () => {
  expect(parseFeedDate('2026-12-31', { endOfDay: true })?.toISOString()).toBe('2026-12-31T22:59:59.999Z');
});

test('where the month comes first it is read first', () => {
  expect(parseFeedDate('4/5/2026', { monthFirst: true })?.toISOString()).toBe('2026-04-04T22:00:00.000Z');
});
