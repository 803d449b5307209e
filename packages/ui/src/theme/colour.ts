/** Colour maths as CSS Color 4 defines it, for what must be known on the server: contrast, fallbacks, tests. */

/** Linear-light sRGB, each 0 to 1; may lie outside when a colour is out of gamut. */
export type LinearRgb = readonly [red: number, green: number, blue: number];
/** OKLCH; a hue of undefined is CSS's `none`: a grey has no hue and takes the other colour's when mixed. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number | undefined;
}

/** Below this chroma a colour counts as grey, so its hue is powerless (CSS Color 4 §4.4). */
const GREY = 0.000_004;

/**
 * Reads '#abc' or '#aabbcc' (an alpha part is ignored).
 * @throws RangeError for anything else
 */
export function parseHex(hex: string): LinearRgb {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(hex.trim())?.[1];
  if (!digits) throw new RangeError(`Not a hexadecimal colour: ${hex}`);
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number) => toLinear(Number.parseInt(long.slice(at, at + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
}

/** The colour with each of its channels changed. */
export const mapChannels = (
  [red, green, blue]: LinearRgb,
  change: (channel: number) => number,
): LinearRgb => [change(red), change(green), change(blue)];

/** '#rrggbb' of a colour, cut to the gamut as a screen cuts it. */
export function toHex(rgb: LinearRgb): string {
  const byte = (channel: number) =>
    Math.round(fromLinear(channel) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(byte).join('')}`;
}

/** WCAG relative luminance, 0 to 1. */
export function luminance(rgb: LinearRgb): number {
  const [red, green, blue] = mapChannels(rgb, clamp);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(one: LinearRgb, other: LinearRgb): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Linear sRGB to OKLCH (Björn Ottosson's matrices, as in CSS Color 4). */
export function toOklch([red, green, blue]: LinearRgb): Oklch {
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const middle = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  const l = 0.210_454_255_3 * long + 0.793_617_785 * middle - 0.004_072_046_8 * short;
  const a = 1.977_998_495_1 * long - 2.428_592_205 * middle + 0.450_593_709_9 * short;
  const b = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766 * short;
  const c = Math.hypot(a, b);
  return { l, c: c < GREY ? 0 : c, h: c < GREY ? undefined : (Math.atan2(b, a) * 180) / Math.PI };
}

/** OKLCH to linear sRGB; out of gamut it lies outside 0 to 1. */
export function fromOklch({ l, c, h = 0 }: Oklch): LinearRgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const middle = (l - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (l - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short,
  ];
}

/** `color-mix(in oklch, one share%, other)`: the shorter way round for hues, a grey takes the other's hue. */
export function mix(one: LinearRgb, percent: number, other: LinearRgb): LinearRgb {
  const share = percent / 100;
  const [from, to] = [toOklch(one), toOklch(other)];
  const between = (a: number, b: number) => a * share + b * (1 - share);
  const turn = ((((from.h ?? to.h ?? 0) - (to.h ?? from.h ?? 0) + 540) % 360) - 180) * share;
  const h = (to.h ?? from.h ?? 0) + turn;
  return fromOklch({ l: between(from.l, to.l), c: between(from.c, to.c), h });
}

const clamp = (channel: number): number => Math.min(1, Math.max(0, channel));
const toLinear = (channel: number): number =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
function fromLinear(channel: number): number {
  const within = clamp(channel);
  return within <= 0.003_130_8 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055;
}
