import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex } from './colour.ts';
import { readablePair } from './readable-pair.ts';

const hex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

describe('colours that an admin chose', () => {
  it('can always be read, on both ends of a gradient and on a button in the ink', () => {
    fc.assert(
      fc.property(hex, fc.option(hex, { nil: '' }), (background, text) => {
        const { ground, groundEnd, ink, offInk } = readablePair(background, text);
        // A byte of rounding moves a contrast by less than this.
        for (const [one, other] of [
          [ink, ground],
          [ink, groundEnd],
          [offInk, ink],
        ] as const)
          expect(contrast(parseHex(one), parseHex(other))).toBeGreaterThan(4.45);
      }),
    );
  });

  it('keep the text that was asked for where it reads, and only there', () => {
    expect(readablePair('#00323a', '#ffe9c7').ink).toBe('#ffe9c7');
    expect(readablePair('#00323a', '#004a55').ink).toBe('#ffffff');
    expect(readablePair('', '#8a4423').ink).toBe('#8a4423');
    expect(readablePair('', '#ffee99').ink).toBe('#000000');
  });

  it('let white through where they are transparent', () => {
    expect(readablePair('#00000000', '').ground).toBe('#ffffff');
  });
});
