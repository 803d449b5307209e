import { expect, it } from 'vitest';
import { run, summary } from './search-quality.bench.ts';
import type { Half } from './search-quality.judge.ts';

/** What each half scores at least, and which share of its searches finds nothing at most: see docs/decisions/0115. */
const FLOORS: Readonly<Record<Half, { readonly ndcg: number; readonly empty: number }>> = {
  tuning: { ndcg: 0.95, empty: 0.01 },
  earlier: { ndcg: 0.95, empty: 0.01 },
  later: { ndcg: 0.92, empty: 0.01 },
  fourth: { ndcg: 0.94, empty: 0.01 },
  fifth: { ndcg: 0.93, empty: 0.01 },
  unseen: { ndcg: 0.88, empty: 0.02 },
};

it('finds what people look for, in every half', async () => {
  const scores = await run();
  for (const [half, floor] of Object.entries(FLOORS)) {
    const found = summary(scores.filter(({ query }) => query.half === half));
    expect(found.searches, half).toBeGreaterThan(120);
    expect(found.ndcg, half).toBeGreaterThanOrEqual(floor.ndcg);
    expect(found.empty, half).toBeLessThanOrEqual(floor.empty);
  }
  // An absurd search finds nothing rather than something else.
  expect(summary(scores).absurdFound).toBe(0);
});
