import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containedIn, iconSize } from '../../widgets/favicon.ts';
import { countryOptions, currencyOptions, timeZoneOptions } from './region-options.ts';

describe('an icon made of any picture', () => {
  it('shows all of it, in the middle, in its proportions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1, max: 9000 }), (width, height) => {
        const box = containedIn(iconSize, width, height);
        expect(Math.max(box.width, box.height)).toBeCloseTo(32, 6);
        expect(box.x * 2 + box.width).toBeCloseTo(32, 6);
        expect(box.y * 2 + box.height).toBeCloseTo(32, 6);
        expect(box.width * height).toBeCloseTo(box.height * width, 3);
      }),
    );
  });
});

describe('what the world offers', () => {
  it('is named in the reader’s language', () => {
    expect(countryOptions('nl').find(({ value }) => value === 'DE')?.text).toBe('Duitsland');
    expect(currencyOptions('ro').find(({ value }) => value === 'RON')?.text).toMatch(/leu/i);
    expect(timeZoneOptions().some(({ value }) => value === 'Europe/Amsterdam')).toBe(true);
  });
});
