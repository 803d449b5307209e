import { contrast, fromOklch, parseHex, type LinearRgb } from '@boardwright/ui/colour';
import { palette } from '@boardwright/ui/palette';

type Tokens = ReadonlyMap<string, string>;

interface BrandColours {
  readonly primaryColour: string;
  readonly secondaryColour: string;
}

/**
 * A token's colour in a brand: by the theme's own derivation, or as the style sheet states it.
 * @throws RangeError for a token that is neither
 */
function colourOf(name: string, tokens: Tokens, brand: BrandColours): LinearRgb {
  const derived: Readonly<Record<string, LinearRgb>> = palette(brand.primaryColour, brand.secondaryColour);
  const known = derived[name.slice(2)];
  if (known) return known;
  const value = tokens.get(name) ?? '';
  const [, role] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (role) return colourOf(role, tokens, brand);
  // A build writes the lightness as a percentage.
  const [, l, percent, c, h] = /^oklch\(([\d.]+)(%?) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? [];
  if (h !== undefined) return fromOklch({ l: Number(l) / (percent ? 100 : 1), c: Number(c), h: Number(h) });
  return parseHex(value);
}

/** What is read or seen on what, and how far apart the two have to be. */
interface Pair {
  readonly use: string;
  readonly ink: string;
  readonly ground: string;
  /** WCAG AA: 4.5 for text, 3 for the edge of a control. */
  readonly least: 3 | 4.5;
}

export const pairs: readonly Pair[] = [
  { use: 'Text', ink: '--text', ground: '--surface', least: 4.5 },
  { use: 'Second text', ink: '--text-soft', ground: '--surface', least: 4.5 },
  { use: 'Muted text on a tinted band', ink: '--text-muted', ground: '--surface-sunken', least: 4.5 },
  { use: 'Link', ink: '--link', ground: '--surface', least: 4.5 },
  { use: 'Link in a tinted panel', ink: '--link', ground: '--surface-tint', least: 4.5 },
  { use: 'Label of a main button', ink: '--on-primary', ground: '--primary', least: 4.5 },
  { use: 'The same, under the pointer', ink: '--on-primary', ground: '--primary-hover', least: 4.5 },
  { use: 'Ribbon of a top job', ink: '--secondary-ink', ground: '--secondary-100', least: 4.5 },
  { use: 'What went well', ink: '--success-ink', ground: '--success-tint', least: 4.5 },
  { use: 'What is under way', ink: '--info-ink', ground: '--info-tint', least: 4.5 },
  { use: 'What went wrong', ink: '--danger-ink', ground: '--danger-tint', least: 4.5 },
  { use: 'Edge of a field', ink: '--control-border', ground: '--surface', least: 3 },
  { use: 'Focus ring', ink: '--focus', ground: '--surface', least: 3 },
];

/** The contrast of a pair in a brand, 1 to 21, by the function that the theme is held to. */
export const contrastOf = ({ ink, ground }: Pair, tokens: Tokens, brand: BrandColours): number =>
  contrast(colourOf(ink, tokens, brand), colourOf(ground, tokens, brand));
