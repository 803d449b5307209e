import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rulePaths } from './rule-paths.ts';
import { RuleSet } from './rule-set.ts';

const part = fc.constantFrom('a', 'b', 'c');
const plain = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`);
const path = fc.oneof(
  plain,
  fc.array(part, { maxLength: 2 }).map((parts) => `/${[...parts, '*'].join('/')}`),
);
const rule = fc
  .record({
    path,
    url: fc.oneof(
      plain,
      plain.map((url) => `${url}/*`),
      fc.constant('https://else.example/'),
    ),
  })
  .filter((one) => one.path.endsWith('*') || !one.url.endsWith('*'))
  .map((one) => ({ ...one, status: 301 }));
const step = fc.record({ rule, isInPlace: fc.boolean(), removes: fc.boolean() });
const standing = new Set(['/', '/c']);

/** Where the rules lead an address, as a visitor is led. */
function led(rules: ReadonlyMap<string, string>, address: string): string | undefined {
  if (!address.startsWith('/') || standing.has(address)) return undefined;
  const at = rulePaths(address).find((candidate) => rules.has(candidate));
  if (at === undefined) return undefined;
  const rest = at.endsWith('*') ? address.slice(at.length - 1) : '';
  return rules.get(at)?.replace('*', rest);
}

it('whatever rules were taken, an address that one names leads to its end in one step', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const set = new RuleSet([], standing);
      const rules = new Map<string, string>();
      for (const { rule: one, isInPlace, removes } of steps) {
        if (removes) {
          set.remove(one.path);
          rules.delete(one.path);
        } else if (set.problemOf(one, isInPlace) === undefined) {
          set.add(one);
          rules.set(one.path, one.url);
        }
      }
      expect(set.size).toBe(rules.size);
      for (const [at, url] of rules) {
        // A target is asked for as it is written: what its '*' will be nobody knows.
        const next = led(rules, url);
        expect([at, url, next]).toEqual([at, url, undefined]);
      }
    }),
    { numRuns: 300 },
  );
});
