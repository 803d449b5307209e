import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRest } from './after-paint.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what waits for a rest', () => {
  const pressed = (times: number, every: number): (() => number) => {
    const rest = createRest();
    let done = 0;
    for (let nth = 0; nth < times; nth += 1) {
      rest(() => (done += 1));
      vi.advanceTimersByTime(every);
    }
    return () => done;
  };

  it('is done once nobody types, once', () => {
    const done = pressed(4, 100);
    expect(done()).toBe(0);
    vi.advanceTimersByTime(250);
    expect(done()).toBe(1);
    vi.advanceTimersByTime(5000);
    expect(done()).toBe(1);
  });

  it('is done in each pause', () => {
    expect(pressed(3, 300)()).toBe(3);
  });

  it('is not put off for ever by who never rests', () => {
    expect(pressed(100, 100)()).toBeGreaterThanOrEqual(8);
  });

  it('waits for as long as it takes where half of it is nothing', () => {
    const rest = createRest(Infinity);
    const act = vi.fn();
    for (let nth = 0; nth < 100; nth += 1) {
      rest(act);
      vi.advanceTimersByTime(100);
    }
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(250);
    expect(act).toHaveBeenCalledOnce();
  });
});
