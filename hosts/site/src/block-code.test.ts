import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlockCode, patience } from './block-code.ts';

const Faq = (): string => 'faq';
const Html = (): string => 'html';
const never = () => new Promise<never>(() => undefined);
const nothing = (): undefined => undefined;
const nobody = (): boolean => false;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the code of a page’s blocks', () => {
  it('is there for the blocks whose code came, when one fails', async () => {
    const loads = { faq: async () => Faq, html: () => Promise.reject(new Error('404')) };
    const code = createBlockCode(loads, nothing);
    expect(await code.fetchSoon(['faq', 'html', 'faq'], nobody)).toBe(false);
    const { rendererOf, hasFailed } = code.state();
    expect([rendererOf('faq'), rendererOf('html')]).toEqual([Faq, undefined]);
    expect([hasFailed('faq'), hasFailed('html')]).toEqual([false, true]);
    await expect(code.fetch(['html'])).rejects.toThrow('404');
  });

  it('is waited for no longer than a page should stay without life; it fails after ten seconds', async () => {
    const code = createBlockCode({ faq: async () => Faq, html: never }, nothing);
    const soon = code.fetchSoon(['faq', 'html'], nobody);
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
      const fetched = code.fetchSoon(['html'], use);
      come();
      await fetched;
      expect(seen).toEqual([use === nobody ? Html : undefined]);
      // Another page renders it anew.
      await code.fetch(['html']);
      expect(code.state().rendererOf('html')).toBe(Html);
    }
  });
});
