import { relationStatuses } from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { mayRespond, mayRead, mayWithdraw } from './relation.policy.ts';

const now = new Date('2026-11-20T12:00:00Z');
const expiresAt = new Date('2026-12-01T12:00:00Z');
const refused = (code: string) => expect.objectContaining({ code });

describe('a contact request', () => {
  it.each([
    ['requested', 'accepted', expiresAt, true],
    ['requested', 'declined', expiresAt, true],
    // What waits may be answered in the account also when its mailed link is over.
    ['requested', 'accepted', now, true],
    ['accepted', 'declined', now, true],
    ['accepted', 'accepted', expiresAt, false],
    ['declined', 'accepted', expiresAt, true],
    ['declined', 'accepted', now, false],
    ['declined', 'declined', expiresAt, false],
  ] as const)('that is %s may be %s, its link living until %s: %s', (status, answer, till, may) => {
    const decide = () => mayRespond({ status, expiresAt: till }, answer, now);
    if (may) expect(decide()).toBe(answer);
    else expect(decide).toThrow(refused('transitionNotAllowed'));
  });

  it.each(relationStatuses)('that is %s is taken back only while it waits', (status) => {
    const withdraw = () => mayWithdraw({ status, withdrawnAt: null });
    if (status === 'requested') expect(withdraw).not.toThrow();
    else expect(withdraw).toThrow(refused('transitionNotAllowed'));
    expect(() => mayWithdraw({ status, withdrawnAt: now })).toThrow(refused('transitionNotAllowed'));
  });
});

describe('a company reads a resume', () => {
  const visible = { status: 'available', visibility: 'everybody', clientIds: [] as number[] } as const;
  it.each([
    ['that everybody sees', visible, false, true],
    ['of who is not available', { ...visible, status: 'not_available' }, false, false],
    ['of who is not available, once bought', { ...visible, status: 'not_available' }, true, true],
    ['that names it alone', { ...visible, visibility: 'only', clientIds: [7] }, false, true],
    ['that names another alone', { ...visible, visibility: 'only', clientIds: [8] }, false, false],
    ['that leaves it out', { ...visible, visibility: 'except', clientIds: [7] }, false, false],
    ['that leaves it out, once bought', { ...visible, visibility: 'except', clientIds: [7] }, true, true],
  ] as const)('%s', (_title, { status, visibility, clientIds }, hasBought, may) => {
    const read = () => mayRead({ status, visibility, clientIds: [...clientIds] }, 7, hasBought);
    if (may) expect(read).not.toThrow();
    else expect(read).toThrow(refused('resumeNotFound'));
  });
});
