import { expect, it } from 'vitest';
import { jobVisibility } from './job-lifecycle.ts';

const now = new Date('2026-11-20T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const job = {
  status: 'active',
  from: days(-10),
  till: days(10),
  updatedAt: days(-10),
  withheldAt: null,
} as const;

it.each([
  ['an active job', {}, 'live'],
  ['an active job without an end', { till: null }, 'live'],
  ['an active job whose end the sweep has not seen yet', { till: days(0) }, 'expired'],
  ['an active job of tomorrow', { from: days(1) }, 'absent'],
  ['a scheduled job whose start the sweep has not seen yet', { status: 'scheduled' }, 'live'],
  [
    'a scheduled job whose start and end the sweep has not seen yet',
    { status: 'scheduled', till: days(-1) },
    'expired',
  ],
  ['a scheduled job', { status: 'scheduled', from: days(1) }, 'absent'],
  ['a paused job', { status: 'paused' }, 'absent'],
  ['a paused job past its end', { status: 'paused', till: days(-1) }, 'expired'],
  ['an expired job on its last day', { status: 'expired', till: days(-30) }, 'expired'],
  ['an expired job after it', { status: 'expired', till: days(-30.01) }, 'removed'],
  [
    'an expired job that never had an end',
    { status: 'expired', till: null, updatedAt: days(-31) },
    'removed',
  ],
  ['an active job that was taken off the board', { withheldAt: days(-1) }, 'removed'],
  [
    'an ended job that was taken off the board',
    { status: 'expired', till: days(-1), withheldAt: now },
    'removed',
  ],
  ['a paused job that was taken off the board', { status: 'paused', withheldAt: now }, 'absent'],
  ['a draft', { status: 'draft' }, 'absent'],
  ['an archived job', { status: 'archived', till: days(-1) }, 'absent'],
] as const)('%s', (_, change, expected) => {
  expect(jobVisibility({ ...job, ...change }, now)).toBe(expected);
});
