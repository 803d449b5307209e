import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, fromOklch, mix, parseHex, toHex, toOklch } from './colour.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('colours', () => {
  it('survive the way to OKLCH and back', () => {
    fc.assert(fc.property(hex, (colour) => toHex(fromOklch(toOklch(parseHex(colour)))) === colour));
  });
  it('mixed with themselves stay themselves', () => {
    fc.assert(
      fc.property(
        hex,
        fc.integer({ min: 0, max: 100 }),
        (colour, share) => toHex(mix(parseHex(colour), share, parseHex(colour))) === colour,
      ),
    );
  });
  it('are read in their short form', () => {
    expect(toHex(parseHex('#0af'))).toBe('#00aaff');
    expect(() => parseHex('teal')).toThrow(RangeError);
  });
  it('have the contrast that WCAG says', () => {
    expect(contrast(parseHex('#fff'), parseHex('#000'))).toBeCloseTo(21, 5);
    expect(contrast(parseHex('#777'), parseHex('#fff'))).toBeCloseTo(4.48, 2);
  });
  it('mix as browsers mix them in oklch', () => {
    // Taken from Chromium: color-mix(in oklch, #00616b 36%, white) and with a grey of fixed lightness.
    expect(toHex(mix(parseHex('#00616b'), 36, parseHex('#fff')))).toBe('#abc4c7');
  });
});
