import { describe, expect, it } from 'vitest';
import { offeredDistances } from './distances.ts';
import { looserSearches } from './looser-searches.ts';

const near = (distance?: number) => ({ location_name: 'Assen', distance, segment_ids: [], page: 1 });
const wider = (distance: number | undefined, imperial: boolean) =>
  looserSearches(near(distance), [], imperial).find(({ kind }) => kind === 'distance')?.search.distance;

describe('a search around a place is widened', () => {
  it.each([true, false])('to the next distance that is offered; in miles: %s', (imperial) => {
    const { chosen, offered } = offeredDistances(imperial, undefined);
    expect(wider(undefined, imperial)).toBe(offered[offered.indexOf(chosen) + 1]);
    for (const [at, distance] of offered.entries()) expect(wider(distance, imperial)).toBe(offered[at + 1]);
  });

  it('from a distance of a hand-written link as well', () => {
    expect([wider(12, false), wider(12, true), wider(500, false)]).toEqual([15, 16, undefined]);
  });
});
