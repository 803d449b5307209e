import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameJson } from './same-json.ts';

const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, turned(part)]),
  );
};

it('is the same in whatever order the keys come, at every depth', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => isSameJson(value, turned(value))));
});

it.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: '1' }, { a: 1 }],
])('tells %j from %j', (one, other) => expect(isSameJson(one, other)).toBe(false));
