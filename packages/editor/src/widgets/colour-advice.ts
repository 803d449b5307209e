import { contrast, fromOklch, luminance, parseHex, toHex, toOklch } from '@boardwright/ui/colour';

/** What AA asks of text (WCAG 2.2, 1.4.3). */
export const readableRatio = 4.5;
const best = 7;

export interface ColourAdvice {
  /** Contrast of the two, rounded down to a tenth: never said to be better than it is. */
  readonly ratio: number;
  readonly level: 'AA' | 'AAA' | undefined;
  /** The nearest colour that reads well, and its own ratio; undefined where the colour does, or none can. */
  readonly nearest: { readonly colour: string; readonly ratio: number } | undefined;
}

const isHex = (text: string): boolean => /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text);
const tenth = (ratio: number): number => Math.floor(ratio * 10) / 10;

/**
 * How two colours read on each other, and the colour nearest to the first that would.
 * @param colour hexadecimal
 * @param partner hexadecimal; '' for white ground
 */
export function adviceOn(colour: string, partner: string): ColourAdvice | undefined {
  if (!isHex(colour) || (partner !== '' && !isHex(partner))) return undefined;
  const ground = parseHex(partner || '#fff');
  const ratio = contrast(parseHex(colour), ground);
  const level = ratio >= best ? 'AAA' : ratio >= readableRatio ? 'AA' : undefined;
  return { ratio: tenth(ratio), level, nearest: level ? undefined : nearestTo(colour, ground) };
}

/** The same hue, lighter or darker by as little as it takes. */
function nearestTo(colour: string, ground: ReturnType<typeof parseHex>): ColourAdvice['nearest'] {
  const { l, c, h } = toOklch(parseHex(colour));
  for (let step = 0.01; step <= 1; step += 0.01) {
    for (const lightness of [l - step, l + step]) {
      if (lightness < 0 || lightness > 1) continue;
      const found = toHex(
        fromOklch({ l: lightness, c: c * Math.min(1, 4 * lightness * (1 - lightness) + 0.2), h }),
      );
      const ratio = contrast(parseHex(found), ground);
      if (ratio >= readableRatio) return { colour: found, ratio: tenth(ratio) };
    }
  }
  // On any colour one of the two can be read.
  const [white, black] = ['#ffffff', '#000000'].map((end) => ({
    colour: end,
    ratio: contrast(parseHex(end), ground),
  }));
  const end = (white?.ratio ?? 0) > (black?.ratio ?? 0) ? white : black;
  return end && { colour: end.colour, ratio: tenth(end.ratio) };
}

/**
 * Where on a colour plane (saturation across, brightness up) a hue begins to read on its partner: for each column the
 * brightness at which the contrast is just enough, 0 to 1; undefined where it never or always is.
 */
export function boundaryOf(hue: number, partner: string, columns: number): readonly (number | undefined)[] {
  if (partner !== '' && !isHex(partner)) return [];
  const ground = parseHex(partner || '#fff');
  const isDark = luminance(ground) < 0.183;
  return Array.from({ length: columns }, (_, column) => {
    const saturation = column / (columns - 1);
    const reads = (value: number): boolean =>
      contrast(parseHex(hexOfHsv(hue, saturation, value)), ground) >= readableRatio;
    if (reads(0) === reads(1)) return undefined;
    let [low, high] = [0, 1];
    for (let halving = 0; halving < 7; halving += 1) {
      const middle = (low + high) / 2;
      if (reads(middle) === isDark) high = middle;
      else low = middle;
    }
    return (low + high) / 2;
  });
}

/** Degrees, 0 to 1, 0 to 1 → '#rrggbb'. */
export function hexOfHsv(hue: number, saturation: number, value: number): string {
  const channel = (shift: number): string => {
    const k = (shift + hue / 60) % 6;
    const level = value - value * saturation * Math.max(0, Math.min(k, 4 - k, 1));
    return Math.round(level * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`;
}

/** The hue of '#rrggbb' in degrees; 0 for a grey. */
export function hueOf(hex: string): number {
  const digits = hex.slice(1).length < 6 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  const top = Math.max(red, green, blue);
  const range = top - Math.min(red, green, blue);
  if (range === 0) return 0;
  const sector =
    top === red
      ? (green - blue) / range
      : top === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return (sector * 60 + 360) % 360;
}
