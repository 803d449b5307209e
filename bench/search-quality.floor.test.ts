import { expect, it } from 'vitest';
import { run, summary } from './search-quality.bench.ts';

/** What the half called `unseen` scores at least: it was looked at after it was measured, and counts as seen. */
const UNSEEN_FLOOR = { ndcg: 0.87, empty: 0.03 };

it('finds what people look for, in every half that was looked at', async () => {
  const scores = await run();
  const seen = summary(scores.filter(({ query }) => query.half === 'tuning' || query.half === 'earlier'));
  expect(seen.searches).toBeGreaterThan(300);
  expect(seen.ndcg).toBeGreaterThanOrEqual(0.9);
  expect(seen.empty).toBeLessThanOrEqual(0.03);
  const unseen = summary(scores.filter(({ query }) => query.half === 'unseen'));
  expect(unseen.searches).toBeGreaterThan(200);
  expect(unseen.ndcg).toBeGreaterThanOrEqual(UNSEEN_FLOOR.ndcg);
  expect(unseen.empty).toBeLessThanOrEqual(UNSEEN_FLOOR.empty);
  // An absurd search finds nothing rather than something else.
  expect(unseen.absurdFound).toBe(0);
});
