import { describe, expect, it } from 'vitest';
import { jumps, measureTypes, readBaseline } from './type-check.ts';

describe('the type check', () => {
  it('has not become half as dear again anywhere', async () => {
    expect(jumps(await measureTypes(), readBaseline())).toEqual([]);
  });

  it('is called dear from half as much again on', () => {
    const cost = (instantiations: number) => [{ project: 'engine', files: 1, instantiations, seconds: 1 }];
    expect(jumps(cost(150_000), { engine: 100_000 })).toEqual([]);
    expect(jumps(cost(150_001), { engine: 100_000 })).toEqual([expect.stringContaining('engine: 150001')]);
    expect(jumps(cost(29_000), { engine: 100 })).toEqual([]);
    expect(jumps(cost(10), {})).toEqual([expect.stringContaining('--renew')]);
  });
});
