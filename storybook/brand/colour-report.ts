import { contrast, parseHex, toHex } from '@boardwright/ui/colour';
import { palette } from '@boardwright/ui/palette';
import { edgeCheck, labelCheck } from '@boardwright/ui/theme-contrast';
import type { OwnColour } from './own-brand.ts';

/** Something that the product makes of a colour: the two that meet, and what it says. */
export interface ColourUse {
  readonly ink: string;
  readonly ground: string;
  readonly text: string;
}

export interface ColourReport {
  readonly uses: readonly ColourUse[];
  /** What is left to whoever chooses, with the nearest colour that does; undefined where all is well. */
  readonly faint: { readonly text: string; readonly nearest: string } | undefined;
}

const white = '#ffffff';
/** Stays on one line. */
const figure = (ratio: number): string => `${ratio.toFixed(1)}\u00A0:\u00A01`;
const ratioOf = (ink: string, ground: string): string => figure(contrast(parseHex(ink), parseHex(ground)));

/** What becomes of a colour on the pages of a site, in words, by the derivation that the site itself has. */
export function colourReport(name: OwnColour, colour: string): ColourReport {
  const mixed = palette(colour, colour);
  const isAccent = name !== 'secondary';
  const label = labelCheck(colour);
  const ink = toHex(mixed[isAccent ? 'primary-ink' : 'secondary-ink']);
  const ground = isAccent ? white : toHex(mixed['secondary-100']);
  const edge = edgeCheck(colour);
  return {
    uses: [
      { ink: label.ink, ground: colour, text: labelText(label, isAccent ? 'Buttons' : 'Ribbons') },
      { ink, ground, text: inkText(ink, colour, ratioOf(ink, ground), isAccent) },
    ],
    faint:
      isAccent && edge.nearest !== undefined
        ? {
            text: `A button hardly stands out from a white page: ${figure(edge.ratio)}, where 3 is asked.`,
            nearest: edge.nearest,
          }
        : undefined,
  };
}

function labelText(
  { white: onWhite, ratio, isWhite, level }: ReturnType<typeof labelCheck>,
  what: string,
): string {
  const measured = `${figure(ratio)}, ${level}`;
  return isWhite
    ? `${what} have white letters (${measured}).`
    : `White letters could not be read on it (${figure(onWhite)}): ${what.toLowerCase()} have black ones (${measured}).`;
}

function inkText(ink: string, colour: string, ratio: string, isAccent: boolean): string {
  const what = isAccent ? 'Links and icons on white' : 'Accents on its own tint';
  return ink === colour.toLowerCase()
    ? `${what} have it as it is (${ratio}).`
    : `${what} have ${ink}: the same hue, made dark enough to be read (${ratio}).`;
}
