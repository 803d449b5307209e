import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPart, partTimeout } from './load-part.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives the part that came', async () => {
  expect(await loadPart(async () => 'here')).toBe('here');
  expect(vi.getTimerCount()).toBe(0);
});

it('fails with a part that fails, comes empty or takes more than ten seconds', async () => {
  await expect(loadPart(async () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await expect(loadPart(async () => undefined)).rejects.toThrow('did not load');
  const late = loadPart(() => new Promise(() => undefined)).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(partTimeout);
  expect(await late).toContain('in time');
});

it('is how every component fetches what it wants later: a bare import answers nothing where the server is away', () => {
  const source = join(import.meta.dirname, '..');
  const files = globSync('{account,blocks,features,page}/**/*.tsx', { cwd: source });
  expect(files.length).toBeGreaterThan(100);
  // A loader is a function that loadPart or a code part calls; types are no imports.
  const bare = files.filter((file) =>
    /(?<!=>\s*|typeof )\bimport\(/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(bare).toEqual([]);
});
