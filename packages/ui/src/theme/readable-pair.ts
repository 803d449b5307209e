import { contrast, luminance, mix, parseHex, toHex, type LinearRgb, mapChannels } from './colour.ts';

/** A ground and the text on it, both '#rrggbb'. */
export interface ReadablePair {
  readonly ground: string;
  /** The text: what was asked for where it can be read (AA, 4.5:1), else black or white. */
  readonly ink: string;
  /** The other of black and white: what is written on a button in the ink. */
  readonly offInk: string;
  /** A second ground for a gradient: away from the ink, so that the contrast only grows. */
  readonly groundEnd: string;
}

const white: LinearRgb = [1, 1, 1];
const black: LinearRgb = [0, 0, 0];
const readable = 4.5;
/** The luminance at which black and white read equally well: below it white does. */
const middle = 0.183;

/** A colour of the settings as it looks on the page: an alpha part lets the white through. */
function onWhite(hex: string): LinearRgb {
  const rgb = parseHex(hex);
  const alpha = hex.length === 9 ? Number.parseInt(hex.slice(7), 16) / 255 : 1;
  return mapChannels(rgb, (channel) => channel * alpha + (1 - alpha));
}

/**
 * Colours that an admin chose for a block, kept readable whatever was chosen.
 * @param background hexadecimal, '' for white
 * @param text hexadecimal, '' to choose by contrast
 */
export function readablePair(background: string, text: string): ReadablePair {
  const ground = background ? onWhite(background) : white;
  const dark = luminance(ground) <= middle;
  const safe = dark ? white : black;
  const asked = text ? onWhite(text) : safe;
  const ink = contrast(asked, ground) >= readable ? asked : safe;
  return {
    ground: toHex(ground),
    ink: toHex(ink),
    offInk: toHex(luminance(ink) <= middle ? white : black),
    groundEnd: toHex(mix(ground, 78, luminance(ink) > luminance(ground) ? black : white)),
  };
}
