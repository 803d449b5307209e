import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { count, setMeasured } from './count.ts';

const event = { event: 'job_apply', job_id: 'u-1', method: 'form' } as const;
const notice = () => (window as { dataLayer?: unknown[] }).dataLayer ?? [];

beforeEach(() => void vi.stubGlobal('window', {}));
afterEach(() => {
  setMeasured(undefined);
  vi.unstubAllGlobals();
});

describe('what happens on a page', () => {
  it('is an entry of the tag manager’s data layer, where there is one', () => {
    setMeasured('tag-manager');
    count(event);
    expect(notice()).toEqual([event]);
  });

  it('is an event of Google’s tag where the accounts are named themselves, as the tag reads it', () => {
    setMeasured('accounts');
    count(event);
    const [command] = notice();
    // The tag passes over everything that is no arguments object.
    expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
    expect([...(command as Iterable<unknown>)]).toEqual([
      'event',
      'job_apply',
      { job_id: 'u-1', method: 'form' },
    ]);
  });

  it('is told nobody without consent', () => {
    count(event);
    expect(notice()).toEqual([]);
  });
});
