import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letterSet, mayLieWithin, slipsBetween } from './edit-distance.ts';
import { slips } from './search-reference.ts';

const word = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd', '1'), { maxLength: 9 })
  .map((letters) => letters.join(''));

test('slips are those of the whole table, as far as anyone asks', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
      expect(slipsBetween(a, b, most)).toBe(Math.min(slips(a, b), most + 1));
    }),
    { numRuns: 3000 },
  );
});

test('the letters never rule out a word that is near enough', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(mayLieWithin(letterSet(a), letterSet(b), slips(a, b))).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
