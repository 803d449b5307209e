import { contrast, fromOklch, type LinearRgb, parseHex, toHex, toOklch } from './colour.ts';
import { palette, type PaletteName } from './palette.ts';
import { readablePair } from './readable-pair.ts';
import type { ThemeSettings } from './theme-variables.ts';

/** WCAG AA: 4.5 for text, 3 for what must be distinguished from its surroundings. AAA asks 7 of text. */
const levels = { text: 4.5, edge: 3, best: 7 } as const;

/** The colours of a theme, hexadecimal; each is there. */
export type ThemeColours = {
  readonly [Name in 'primaryColour' | 'primaryEmployerColour' | 'secondaryColour']-?: NonNullable<
    ThemeSettings[Name]
  >;
};

/** Ink and ground of each pair the site draws, with what it needs. `primary` is the accent in force. */
const pairs = {
  button: ['on-primary', 'primary', levels.text],
  buttonEdge: ['primary', 'n-0', levels.edge],
  link: ['primary-ink', 'n-0', levels.text],
  linkOnTint: ['primary-ink', 'primary-50', levels.text],
  chip: ['primary-ink', 'primary-100', levels.text],
  ribbon: ['on-secondary', 'secondary', levels.text],
  accent: ['secondary-ink', 'secondary-100', levels.text],
} as const satisfies Readonly<Record<string, readonly [PaletteName, PaletteName, number]>>;
export type ThemePairName = keyof typeof pairs;

export interface MeasuredPair {
  readonly name: ThemePairName;
  /** Whose accent is in force. */
  readonly visitor: 'candidate' | 'employer';
  readonly ink: string;
  readonly ground: string;
  readonly ratio: number;
  readonly least: number;
}

/** The pairs in which a theme is read, measured; those with the employers' accent where it is another. */
export function themePairs(colours: ThemeColours): readonly MeasuredPair[] {
  const measured = (name: ThemePairName, visitor: MeasuredPair['visitor'], accent: string): MeasuredPair => {
    const [ink, ground, least] = pairs[name];
    const mixed = palette(accent, colours.secondaryColour);
    return {
      name,
      visitor,
      least,
      ink: toHex(mixed[ink]),
      ground: toHex(mixed[ground]),
      ratio: contrast(mixed[ink], mixed[ground]),
    };
  };
  const names = Object.keys(pairs) as ThemePairName[];
  const ofEmployers = names.filter((name) => pairs[name].some((part) => String(part).includes('primary')));
  return [
    ...names.map((name) => measured(name, 'candidate', colours.primaryColour)),
    ...ofEmployers.map((name) => measured(name, 'employer', colours.primaryEmployerColour)),
  ];
}

/** How the label on a colour comes out: white is tried first, dark is what the site uses where white fails. */
export interface LabelCheck {
  readonly white: number;
  /** What the site writes on it, '#rrggbb', and its contrast. */
  readonly ink: string;
  readonly ratio: number;
  readonly isWhite: boolean;
  readonly level: 'AA' | 'AAA';
}

export function labelCheck(colour: string): LabelCheck {
  const { ink, ground } = readablePair(colour, '');
  const ratio = contrast(parseHex(ink), parseHex(ground));
  const white = contrast(parseHex('#ffffff'), parseHex(ground));
  return { white, ink, ratio, isWhite: ink === '#ffffff', level: ratio >= levels.best ? 'AAA' : 'AA' };
}

/** How well a colour stands out from the page, and the nearest one that does where it does not. */
export function edgeCheck(colour: string): { readonly ratio: number; readonly nearest: string | undefined } {
  const white = parseHex('#ffffff');
  const ratio = contrast(parseHex(colour), white);
  return { ratio, nearest: ratio >= levels.edge ? undefined : nearestPassing(colour, white, levels.edge) };
}

/** The colour of the same hue and strength, only as much darker or lighter as a contrast asks for. */
export function nearestPassing(colour: string, against: LinearRgb, least: number): string {
  const { l: from, c, h } = toOklch(parseHex(colour));
  const at = (l: number): string => toHex(fromOklch({ l, c, h }));
  const passes = (hex: string): boolean => contrast(parseHex(hex), against) >= least;
  const towards = (end: number): number | undefined => {
    if (!passes(at(end))) return undefined;
    let [failing, passing] = [from, end];
    for (let round = 0; round < 24; round += 1) {
      const middle = (failing + passing) / 2;
      if (passes(at(middle))) passing = middle;
      else failing = middle;
    }
    return passing;
  };
  const found = [towards(0), towards(1)].filter((l) => l !== undefined);
  const [nearest = 0] = found.toSorted((one, other) => Math.abs(one - from) - Math.abs(other - from));
  return at(nearest);
}

/** What a colour is mixed into: its tints, itself, and how it answers to the pointer. */
export function tintsOf(colour: string): readonly string[] {
  const mixed = palette(colour, colour);
  const names = [
    'primary-50',
    'primary-100',
    'primary-200',
    'primary-300',
    'primary',
    'primary-hover',
    'primary-active',
  ] as const;
  return names.map((name) => toHex(mixed[name]));
}
