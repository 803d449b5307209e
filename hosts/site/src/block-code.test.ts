import type { PagePart } from '@boardwright/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlockCode, patience } from './block-code.ts';

const Faq = (): string => 'faq';
const Html = (): string => 'html';
const never = () => new Promise<never>(() => undefined);
const nothing = (): undefined => undefined;
const nobody = (): boolean => false;
const parts = (...keys: string[]): PagePart[] => keys.map((key) => ({ key }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the code of a page’s blocks', () => {
  it('is there for the blocks whose code came, when one fails', async () => {
    const loads = { faq: async () => Faq, html: () => Promise.reject(new Error('404')) };
    const code = createBlockCode(loads, nothing);
    expect(await code.fetchSoon(parts('faq', 'html', 'faq'), nobody)).toBe(false);
    const { rendererOf, hasFailed } = code.state();
    expect([rendererOf('faq'), rendererOf('html')]).toEqual([Faq, undefined]);
    expect([hasFailed('faq'), hasFailed('html')]).toEqual([false, true]);
    await expect(code.fetch(parts('html'))).rejects.toThrow('404');
  });

  it('is waited for no longer than a page should stay without life; it fails after ten seconds', async () => {
    const code = createBlockCode({ faq: async () => Faq, html: never }, nothing);
    const soon = code.fetchSoon(parts('faq', 'html'), nobody);
    await vi.advanceTimersByTimeAsync(patience);
    expect(await soon).toBe(true);
    expect(code.state().rendererOf('faq')).toBe(Faq);
    expect(code.state().hasFailed('html')).toBe(false);
    expect(code.isFetching()).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000 - patience);
    expect(code.state().hasFailed('html')).toBe(true);
    expect(code.isFetching()).toBe(false);
  });

  it('that comes late is told of, unless what the server rendered is in use', async () => {
    let come = (): void => undefined;
    const html = new Promise<typeof Html>((resolve) => (come = () => resolve(Html)));
    const inUse = new Set(['html']);
    for (const use of [nobody, (key: string) => inUse.has(key)]) {
      const code = createBlockCode({ html: () => html }, nothing);
      const seen: unknown[] = [];
      code.subscribe(() => seen.push(code.state().rendererOf('html')));
      const fetched = code.fetchSoon(parts('html'), use);
      come();
      await fetched;
      expect(seen).toEqual([use === nobody ? Html : undefined]);
      // Another page renders it anew.
      await code.fetch(parts('html'));
      expect(code.state().rendererOf('html')).toBe(Html);
    }
  });

  describe('of which some is for some data only', () => {
    /** An account's, say: each tab has code of its own. */
    const account = (fetchTab: (tab: string) => Promise<unknown>) =>
      Object.assign((): string => 'account', { fetchParts: fetchTab });

    it('is fetched with it, before the block is rendered', async () => {
      let come = (): void => undefined;
      const tab = new Promise<void>((resolve) => (come = resolve));
      const Account = account(() => tab);
      const code = createBlockCode({ account: async () => Account }, nothing);
      const fetched = code.fetchSoon([{ key: 'account', data: 'jobs' }], nobody);
      await vi.advanceTimersByTimeAsync(1);
      expect(code.state().rendererOf('account')).toBeUndefined();
      come();
      expect(await fetched).toBe(true);
      expect(code.state().rendererOf('account')).toBe(Account);
    });

    it('fails as the block’s own where it was never rendered, and leaves what is rendered as it is', async () => {
      const asked: string[] = [];
      const Account = account((tab) => {
        asked.push(tab);
        return tab === 'jobs' ? Promise.reject(new Error('404')) : Promise.resolve();
      });
      const first = createBlockCode({ account: async () => Account }, nothing);
      expect(await first.fetchSoon([{ key: 'account', data: 'jobs' }], nobody)).toBe(false);
      expect(first.state().hasFailed('account')).toBe(true);

      const later = createBlockCode({ account: async () => Account }, nothing);
      await later.fetch([{ key: 'account', data: 'profile' }]);
      await expect(later.fetch([{ key: 'account', data: 'jobs' }])).rejects.toThrow('404');
      expect(later.state().hasFailed('account')).toBe(false);
      expect(later.state().rendererOf('account')).toBe(Account);
      expect(asked).toEqual(['jobs', 'profile', 'jobs']);
    });
  });
});
