import { type JobMove, type JobStatus, jobTransitions } from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { mayActivate, mayMove, mayPublish } from './job.policy.ts';
import type { MyJobRow } from './my-jobs.queries.ts';

const now = new Date('2026-11-20T12:00:00Z');
const before = new Date('2026-11-01T12:00:00Z');
const later = new Date('2026-12-01T12:00:00Z');
const refused = (code: string) => expect.objectContaining({ code });

const statuses: readonly JobStatus[] = ['draft', 'scheduled', 'active', 'paused', 'expired', 'archived'];
const moves = Object.keys(jobTransitions) as JobMove[];
const table = statuses.flatMap((status) => moves.map((move) => [status, move] as const));

describe('a job moves', () => {
  it.each(table)('from %s by %s as the contract says', (status, move) => {
    const from: readonly JobStatus[] = jobTransitions[move].from;
    const job = { status, from: status === 'scheduled' ? later : before, till: null };
    if (from.includes(status)) expect(mayMove(job, move, now)).toBe(jobTransitions[move].to);
    else expect(() => mayMove(job, move, now)).toThrow(refused('transitionNotAllowed'));
  });

  it('by the status that the clock has given it, also before the sweep writes that down', () => {
    expect(() => mayMove({ status: 'active', from: before, till: before }, 'pause', now)).toThrow(
      refused('transitionNotAllowed'),
    );
    expect(mayMove({ status: 'scheduled', from: before, till: null }, 'pause', now)).toBe('paused');
  });
});

describe('a paused job runs again', () => {
  it.each([
    ['in a slot', { by: 'slot', till: later, productId: 1 }],
    ['on paid days', { by: 'days', till: later }],
    ['on a budget', { by: 'budget', till: null }],
    ['where nothing is sold', { by: 'nobody', till: undefined }],
    ['until its last day', { by: 'nothing', till: later, isByClick: false }],
  ] as const)('%s', (_title, payer) => {
    expect(() => mayActivate(payer)).not.toThrow();
  });

  it('not without a click to pay for', () => {
    expect(() => mayActivate({ by: 'nothing', till: now, isByClick: true })).toThrow(
      refused('productUnpaid'),
    );
  });
});

describe('a draft is published', () => {
  const complete = {
    status: 'draft',
    from: before,
    till: null,
    title: 'Kok',
    description: 'Koken',
    textType: 'own',
    textOwn: '<p>Koken</p>',
    textPlatform: null,
    locationType: 'fixed',
    locationName: 'Groningen',
    applyType: 'email',
    applyEmail: 'jobs@lauwers.example',
    applyUrl: null,
    salaryMin: null,
    salaryMax: null,
  } as Partial<MyJobRow['job']> as MyJobRow['job'];
  // As much of a member as the policy reads.
  const owner = (settings = {}) =>
    ({ locale: 'en', site: { settings } }) as unknown as Parameters<typeof mayPublish>[1];
  const publish = (change: Partial<MyJobRow['job']> = {}, isVisible = true, settings = {}) =>
    mayPublish({ job: { ...complete, ...change }, isVisible }, owner(settings), now);

  it('at once, or for its day', () => {
    expect(publish()).toBe('publish');
    expect(publish({ from: later })).toBe('schedule');
  });

  it.each([
    ['once only', { status: 'active' }, true, {}, 'transitionNotAllowed'],
    ['with all it must say', { title: '' }, true, {}, 'validation'],
    ['before its end', { till: before }, true, {}, 'validation'],
    ['with its pay where the site wants that', {}, true, { pay_disclosure: 'require' }, 'validation'],
    ['by a company that showed its address', {}, false, {}, 'employerNotVerified'],
  ] as const)('%s', (_title, change, isVisible, settings, code) => {
    expect(() => publish(change, isVisible, settings)).toThrow(refused(code));
  });
});
