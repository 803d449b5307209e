import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame } from './is-same.ts';

/** The same value with the keys of each of its objects the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turned(inner)]),
  );
}

describe('two stored values', () => {
  it('are the same in whatever order their keys were written', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => isSame(value, turned(value))));
  });

  it('are not the same where anything in them differs', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.string(),
        fc.jsonValue(),
        (was, key, value) => {
          const now = { ...was, [key]: { value } };
          return isSame(was, now) === (JSON.stringify(was[key]) === JSON.stringify(now[key]));
        },
      ),
    );
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame({ a: 1, b: 2 }, { a: 2, b: 1 })).toBe(false);
  });

  it('are the same when one holds undefined where the other holds nothing', () => {
    expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(isSame(undefined, undefined)).toBe(true);
    expect(isSame(undefined, null)).toBe(false);
    expect(isSame(undefined, {})).toBe(false);
  });
});
