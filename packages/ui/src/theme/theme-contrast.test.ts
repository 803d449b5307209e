import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex } from './colour.ts';
import { edgeCheck, labelCheck, nearestPassing, themePairs, tintsOf } from './theme-contrast.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const white = parseHex('#ffffff');

describe('the nearest colour that can be told apart', () => {
  it('always passes, and is the colour itself where that passes', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const { ratio, nearest } = edgeCheck(colour);
        if (ratio >= 3) expect(nearest).toBeUndefined();
        // A byte of rounding moves a contrast by less than this.
        else expect(contrast(parseHex(nearest ?? ''), white)).toBeGreaterThan(2.95);
      }),
    );
  });
  it('goes no further than it must', () => {
    expect(contrast(parseHex(nearestPassing('#ffe600', white, 3)), white)).toBeLessThan(3.1);
    expect(
      contrast(parseHex(nearestPassing('#101010', parseHex('#000000'), 4.5)), parseHex('#000000')),
    ).toBeLessThan(4.7);
  });
});

describe('what is said of a colour', () => {
  it('is how white reads on it, and what the site uses where white does not', () => {
    expect(labelCheck('#17604c')).toMatchObject({ isWhite: true, ink: '#ffffff', level: 'AAA' });
    expect(labelCheck('#f4b860')).toMatchObject({ isWhite: false, ink: '#000000' });
    fc.assert(fc.property(hex, (colour) => labelCheck(colour).ratio > 4.45));
  });
  it('shows seven tints of it', () => expect(new Set(tintsOf('#17604c')).size).toBe(7));
  it('measures text everywhere, and finds only a faint button too low', () => {
    fc.assert(
      fc.property(hex, hex, hex, (primary, employer, secondary) => {
        const pairs = themePairs({
          primaryColour: primary,
          primaryEmployerColour: employer,
          secondaryColour: secondary,
        });
        const low = pairs.filter(({ ratio, least }) => ratio < least - 0.05).map(({ name }) => name);
        expect(low.every((name) => name === 'buttonEdge')).toBe(true);
      }),
    );
  });
});
