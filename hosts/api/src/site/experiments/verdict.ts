import type { ExperimentFinding } from '@boardwright/api-client/contract';

/** Of so many visitors, so many did what is counted. */
export interface Tally {
  readonly visitors: number;
  readonly did: number;
}

interface Comparison {
  readonly a: Tally;
  readonly b: Tally;
  /** Whole days since it began. */
  readonly days: number;
  /** It runs no more: it is looked at for the last time. */
  readonly isOver: boolean;
}

/** Days before anything is said: weekdays and a weekend. */
export const leastDays = 7;
/** Visitors of each version before anything is said. */
export const leastVisitors = 100;
/** Who did what is counted, in both together, before anything is said: below it the normal curve is no likeness. */
export const leastDone = 20;

/** Standard errors by which a difference at the end is no luck in 95 of 100 cases. */
const atTheEnd = 1.96;
/**
 * The same while it runs. Who looks every day finds a difference by luck sooner or later: so it takes three, as Haybittle
 * and Peto have it for looks before the end.
 */
const meanwhile = 3;

/**
 * The part of a normal curve within so many standard errors of its middle, by the approximation 7.1.26 of Abramowitz and
 * Stegun, which is off by less than 0.0000002.
 */
function partWithin(errors: number): number {
  const x = errors / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const polynomial =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return 1 - polynomial * Math.exp(-x * x);
}

/** How many standard errors B's rate is above A's: the usual test of two proportions, with one rate for both. */
function standardErrors(a: Tally, b: Tally): number {
  if (a.visitors === 0 || b.visitors === 0) return 0;
  const rate = (a.did + b.did) / (a.visitors + b.visitors);
  const error = Math.sqrt(rate * (1 - rate) * (1 / a.visitors + 1 / b.visitors));
  return error > 0 ? (b.did / b.visitors - a.did / a.visitors) / error : 0;
}

/** Nobody does more than once what was counted: several servers may each have counted the same visitor. */
const bounded = ({ visitors, did }: Tally): Tally => ({ visitors, did: Math.min(did, visitors) });

/** What two versions' counts say, in words that a person can act on. */
export function findingOf(comparison: Comparison): ExperimentFinding {
  const a = bounded(comparison.a);
  const b = bounded(comparison.b);
  const errors = standardErrors(a, b);
  const sure = Math.min(99, Math.floor(partWithin(Math.abs(errors)) * 100));
  const difference =
    a.did > 0 && b.visitors > 0
      ? Math.round(((b.did * a.visitors) / (b.visitors * a.did) - 1) * 1000) / 10
      : null;
  const isEnough =
    comparison.days >= leastDays &&
    Math.min(a.visitors, b.visitors) >= leastVisitors &&
    a.did + b.did >= leastDone;
  if (!isEnough) return { verdict: 'not_enough', sure, difference };
  if (Math.abs(errors) >= (comparison.isOver ? atTheEnd : meanwhile))
    return { verdict: errors > 0 ? 'b_better' : 'a_better', sure, difference };
  return { verdict: comparison.isOver ? 'no_difference' : 'not_enough', sure, difference };
}
