import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, wholeOf } from './amounts.ts';

describe('amounts that are typed', () => {
  it.each([
    ['195', 19_500],
    ['94,50', 9450],
    ['94.5', 9450],
    ['1.950', 195_000],
    ['€ 1.950,00', 195_000],
    ['1,950.00', 195_000],
    ['0', 0],
    ['', undefined],
    ['-5', undefined],
    ['12,345,6,7', undefined],
    ['gratis', undefined],
    ['1.2345', undefined],
  ])('%s is %s cents', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });

  it('reads back every amount as it is written in each language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.constantFrom('en', 'nl', 'ro'),
        (cents, locale) => {
          const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
          expect(centsOf(written)).toBe(cents);
        },
      ),
    );
  });

  it.each([
    ['30', 30],
    [' 7 ', 7],
    ['0', undefined],
    ['2,5', undefined],
    ['', undefined],
  ])('%s is the whole number %s', (typed, number) => {
    expect(wholeOf(typed)).toBe(number);
  });
});
