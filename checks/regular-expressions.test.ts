import { checkSync } from 'recheck';
import { describe, expect, it } from 'vitest';
import { boundedExpressions } from './bounded-expressions.ts';
import { findExpressions } from './regular-expressions.ts';

/** The same answer on a busy machine as on a quiet one: the checker tries the same texts, and as many. */
const steady = { randomSeed: 1, timeout: null, attackTimeout: null, incubationTimeout: null };

/** Only what may be repeated can take long. */
const repeats = /[*+]|\{\d+,\d*\}/;

describe('the regular expressions of hosts and packages', () => {
  const found = findExpressions();
  const written = new Set(found.map(({ source }) => source));

  it('take time in proportion to what they read, or read little', () => {
    const slow = found
      .filter(({ source }) => repeats.test(source) && !Object.hasOwn(boundedExpressions, source))
      .map(({ at, source, flags }) => ({ at, ...checkSync(source, flags, steady) }))
      .filter(({ status }) => status !== 'safe')
      .map(({ at, status, source }) => `${at} ${status} /${source}/`);
    expect(slow).toEqual([]);
  }, 300_000);

  it('that read little are told with what bounds them, and no other is', () => {
    expect(Object.keys(boundedExpressions).filter((source) => !written.has(source))).toEqual([]);
  });

  it('are seen to be slow when they are', () => {
    // The way a text of non-breaking spaces once stopped the server.
    expect(checkSync(String.raw`<p>(?:\s|\u00a0)*</p>`, 'g').status).toBe('vulnerable');
  });
});
