// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAttempt } from './use-attempt.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it.each([
  [true, 1],
  [false, 2],
])('what is pressed twice on a page of one thing (%s) goes %i times', async (alone, times) => {
  let attempt: ReturnType<typeof useAttempt>['attempt'] | undefined;
  function Screen() {
    ({ attempt } = useAttempt({ alone }));
    return null;
  }
  await act(async () => createRoot(document.createElement('div')).render(<Screen />));
  let calls = 0;
  const work = async () => {
    calls += 1;
    await Promise.resolve();
  };
  await act(async () => void (await Promise.all([attempt?.(work), attempt?.(work)])));
  expect(calls).toBe(times);
  await act(async () => void (await attempt?.(work)));
  expect(calls).toBe(times + 1);
});
