import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { isSwallowedOnStart, logName, replyAfterFailure } from './failure-policy.ts';

const failure = (status: number) => new ApiError({ status, code: 'x', message: 'x' });

describe('after a failure has been logged', () => {
  it.each(['suggestSearches', 'findRelatedJobs'])('%s goes on with an empty list', (name) => {
    for (const status of [0, 404, 500])
      expect(replyAfterFailure(name, failure(status))).toEqual({ data: [] });
  });

  it.each(['findAddresses', 'findClientAddresses', 'findContactRequests', 'findEmployerJobs'])(
    '%s goes on with a page of none',
    (name) => {
      const meta = { total: 0, page: 1, limit: 0, last_page: 1 };
      expect(replyAfterFailure(name, failure(500))).toEqual({ data: [], meta });
    },
  );

  it.each([0, 500, 503])('job details go on with an empty object when the server fails (%i)', (status) => {
    expect(replyAfterFailure('readJobBySlug', failure(status))).toEqual({ data: {} });
  });

  it.each([404, 410])('job details pass on that a job is not there (%i)', (status) => {
    expect(() => replyAfterFailure('readJobBySlug', failure(status))).toThrow(ApiError);
  });

  it.each(['findBoardJobs', 'logIn', 'readSite', 'constructor', 'somethingUnknown'])(
    '%s rethrows',
    (name) => {
      expect(() => replyAfterFailure(name, failure(500))).toThrow(ApiError);
    },
  );
});

describe('the name in the log', () => {
  it('is the one of §8, and otherwise the call', () => {
    expect(logName('logIn', 'admin')).toBe('Admin Login Error');
    expect(logName('logIn', 'candidate')).toBe('logIn failed');
    expect(logName('readYou', 'employer')).toBe('Fetch user profile error');
    expect(logName('register', 'employer')).toBe('User Register Error');
    expect(
      (['readClient', 'saveClient', 'createClient'] as const).map((name) => logName(name, 'employer')),
    ).toEqual(['Get Client Error', 'Save Client Error', 'Create Client Error']);
    expect(logName('findAddresses', 'candidate')).toBe('Could not get the addresses');
    expect(logName('findBoardJobs', 'public')).toBe('findBoardJobs failed');
  });
});

it('swallows a 400 or 401 on start, and nothing else', () => {
  expect([400, 401, 403, 500].map((status) => isSwallowedOnStart(failure(status)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isSwallowedOnStart(new Error('x'))).toBe(false);
});
