import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deprecated } from './deprecated.ts';

const warn = vi.fn();
beforeEach(() => {
  warn.mockReset();
  vi.stubGlobal('console', { warn });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('is reported once for each name, with what to use instead', () => {
  for (const name of ['oldOne', 'oldOne', 'oldOther', 'oldOne']) deprecated(name, 'use newOne');
  expect(warn.mock.calls).toEqual([
    ['oldOne is deprecated: use newOne.'],
    ['oldOther is deprecated: use newOne.'],
  ]);
});

it('is reported to nobody in production, nor where nobody says what it is', () => {
  vi.stubEnv('NODE_ENV', 'production');
  deprecated('inProduction', 'use another');
  vi.stubGlobal('process', undefined);
  deprecated('inABrowser', 'use another');
  // The runner needs it back at once.
  vi.unstubAllGlobals();
  expect(warn).not.toHaveBeenCalled();
});
