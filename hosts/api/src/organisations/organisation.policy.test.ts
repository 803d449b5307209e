import { describe, expect, it } from 'vitest';
import { mayArchive, mayShow } from './organisation.policy.ts';

const reachable = { emailVerifiedAt: new Date(0) };
const unknown = { emailVerifiedAt: null };

describe('an organisation is shown', () => {
  it.each([
    ['by who showed their address', reachable, true, false],
    ['as it was before', unknown, true, true],
    ['not, by anybody', unknown, false, false],
    ['not any more', unknown, false, true],
  ] as const)('%s', (_title, person, active, before) => {
    expect(() => mayShow(person, { active }, before)).not.toThrow();
  });

  it.each([['unproved', unknown] as const, ['gone', undefined] as const])(
    'never anew by who is %s',
    (_title, person) => {
      expect(() => mayShow(person, { active: true })).toThrow(
        expect.objectContaining({ code: 'employerNotVerified' }),
      );
    },
  );
});

describe('an organisation is archived', () => {
  it('once none of its jobs runs', () => {
    expect(() => mayArchive({ hasRunningJobs: false })).not.toThrow();
    expect(() => mayArchive({ hasRunningJobs: true })).toThrow(
      expect.objectContaining({ code: 'organisationHasJobs' }),
    );
  });
});
