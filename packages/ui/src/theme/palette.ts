import { fromOklch, luminance, mix, parseHex, toOklch, type LinearRgb } from './colour.ts';

const white: LinearRgb = [1, 1, 1];
const black: LinearRgb = [0, 0, 0];
/** At this luminance black and white both reach 4.5:1. */
const TURNING_POINT = 0.183;

/** Black or white: what can be read on a ground, whatever it is. */
export function labelOn(ground: LinearRgb): LinearRgb {
  return luminance(ground) <= TURNING_POINT ? white : black;
}

/**
 * The derivations of tokens.css §2, in the same words, for one accent. tokens.css is what browsers use; this is for
 * engines that cannot derive (theme-variables.ts), and for the test that no brand breaks the contrast.
 * @param primary the accent in force, hexadecimal: the site's, or its employers'
 */
export function palette(primary: string, secondary: string) {
  const brand = parseHex(primary);
  const second = parseHex(secondary);
  const onPrimary = labelOn(brand);
  const offPrimary = onPrimary === white ? black : white;
  const ink = toOklch(brand);
  const secondInk = toOklch(second);
  const grey = (share: number, l: number) => mix(brand, share, fromOklch({ l, c: 0, h: undefined }));
  return {
    primary: brand,
    secondary: second,
    'on-primary': onPrimary,
    'off-primary': offPrimary,
    'on-secondary': labelOn(second),
    'primary-ink': fromOklch({ ...ink, l: Math.min(ink.l, 0.47) }),
    'secondary-ink': fromOklch({
      l: Math.min(secondInk.l, 0.45),
      c: Math.min(secondInk.c, 0.1),
      h: secondInk.h,
    }),
    'primary-hover': mix(brand, 86, offPrimary),
    'primary-active': mix(brand, 74, offPrimary),
    'primary-50': mix(brand, 5, white),
    'primary-100': mix(brand, 10, white),
    'primary-200': mix(brand, 20, white),
    'primary-300': mix(brand, 36, white),
    'secondary-100': mix(second, 24, white),
    'n-0': white,
    'n-25': grey(1.2, 0.989),
    'n-50': grey(2, 0.977),
    'n-100': grey(2.5, 0.958),
    'n-450': grey(6, 0.635),
    'n-600': grey(7, 0.5),
    'n-700': grey(8, 0.4),
    'n-800': grey(8, 0.29),
    'n-900': grey(8, 0.2),
  } as const satisfies Record<string, LinearRgb>;
}

export type PaletteName = keyof ReturnType<typeof palette>;
