import fc from 'fast-check';
import { expect, it } from 'vitest';
import { caretAfter } from './caret-after.ts';

it('the caret stays between the same words, whatever changes before or after it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (start, end, added, more) => {
      const at = caretAfter(start + end, `${added}${start}${end}`, start.length + end.length);
      expect(at).toBe(added.length + start.length + end.length);
      const between = caretAfter(`${start}|${end}`, `${start}|${end}${more}`, 0);
      expect(between).toBeLessThanOrEqual(start.length + end.length + 1 + more.length);
      expect(between).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(caretAfter('Nog steeds van mij', 'van mij', 11)).toBe(0);
  expect(caretAfter('van mij', 'Nog steeds van mij', 0)).toBe(11);
  expect(caretAfter('van mij', 'van jou', 2)).toBe(2);
  expect(caretAfter('van mij', 'van ons samen', 6)).toBe(13);
});
