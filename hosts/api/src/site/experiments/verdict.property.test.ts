import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingOf, leastDays, leastDone, leastVisitors, type Tally } from './verdict.ts';

const tally = fc
  .nat(20_000)
  .chain((visitors) => fc.record({ visitors: fc.constant(visitors), did: fc.nat(visitors) }));
const moment = fc.record({ days: fc.nat(40), isOver: fc.boolean() });
const opposite = {
  a_better: 'b_better',
  b_better: 'a_better',
  no_difference: 'no_difference',
  not_enough: 'not_enough',
};

describe('the verdict of an experiment', () => {
  it('is the same whichever version is called A', () => {
    fc.assert(
      fc.property(tally, tally, moment, (a, b, at) => {
        const one = findingOf({ a, b, ...at });
        const other = findingOf({ a: b, b: a, ...at });
        expect([other.verdict, other.sure]).toEqual([opposite[one.verdict], one.sure]);
      }),
    );
  });

  it('is never less sure by more visitors who do the same', () => {
    fc.assert(
      fc.property(tally, tally, moment, fc.integer({ min: 2, max: 50 }), (a, b, at, times) => {
        const more = ({ visitors, did }: Tally) => ({ visitors: visitors * times, did: did * times });
        const before = findingOf({ a, b, ...at });
        const after = findingOf({ a: more(a), b: more(b), ...at });
        expect(after.sure).toBeGreaterThanOrEqual(before.sure);
        if (before.verdict.endsWith('better')) expect(after.verdict).toBe(before.verdict);
      }),
    );
  });

  it('is none before there are days, visitors and doers enough', () => {
    fc.assert(
      fc.property(tally, tally, moment, (a, b, at) => {
        fc.pre(
          at.days < leastDays ||
            Math.min(a.visitors, b.visitors) < leastVisitors ||
            a.did + b.did < leastDone,
        );
        expect(findingOf({ a, b, ...at }).verdict).toBe('not_enough');
      }),
    );
  });

  it('takes a plain difference, and more of it while the test runs', () => {
    const a = { visitors: 6214, did: 261 };
    const b = { visitors: 6188, did: 316 };
    expect(findingOf({ a, b, days: 21, isOver: true })).toEqual({
      verdict: 'b_better',
      sure: 98,
      difference: 21.6,
    });
    expect(findingOf({ a, b, days: 14, isOver: false }).verdict).toBe('not_enough');
    expect(findingOf({ a, b: { visitors: 6188, did: 360 }, days: 14, isOver: false }).verdict).toBe(
      'b_better',
    );
    const alike = { a, b: { visitors: 6188, did: 268 } };
    expect(findingOf({ ...alike, days: 21, isOver: true }).verdict).toBe('no_difference');
    expect(findingOf({ ...alike, days: 20, isOver: false }).verdict).toBe('not_enough');
  });
});
