import { createRandom, seedOf, type Random } from '../random.ts';
import { paletteOf } from './logos.ts';
import type { Palette } from './palettes.ts';

type Pattern = (palette: Palette, random: Random) => string;

const each = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
const shade = (random: Random, { deep, bright, soft }: Palette): string =>
  random.pick([deep, deep, soft, soft, soft, bright]);

const patterns: readonly Pattern[] = [
  // Quarter leaves on a grid, some left out.
  (palette, random) =>
    `<rect width="400" height="112" fill="${palette.pale}"/>` +
    each(16, (index) => {
      if (random.chance(0.22)) return '';
      const [x, y] = [(index >> 1) * 56, (index % 2) * 56];
      const flip = random.chance(0.5) ? ' translate(56 0) scale(-1 1)' : '';
      return `<path transform="translate(${x} ${y})${flip}" d="M2 54V30A28 28 0 0 1 30 2h24v24a28 28 0 0 1-28 28z" fill="${shade(random, palette)}"/>`;
    }),
  // Long lines of water, one of them bright.
  (palette, random) => {
    const bright = random.between(2, 5);
    const bend = random.between(8, 20);
    return (
      `<rect width="400" height="112" fill="${palette.deep}"/>` +
      each(
        9,
        (index) =>
          `<path d="M-20 ${112 - index * 13}C90 ${90 - index * 12 - bend} 190 ${120 - index * 13 + bend} 420 ${78 - index * 14}" fill="none" stroke="${index === bright ? palette.bright : palette.soft}" stroke-width="${index === bright ? 5 : 2}" opacity="${index === bright ? 1 : (0.75 - index * 0.05).toFixed(2)}"/>`,
      )
    );
  },
  // Bars of unequal height, like a quay or a shelf.
  (palette, random) =>
    `<rect width="400" height="112" fill="${palette.pale}"/>` +
    each(10, (index) => {
      const height = random.between(28, 100);
      return `<rect x="${index * 41 - 4}" y="${112 - height}" width="35" height="${height}" fill="${shade(random, palette)}"/>`;
    }),
  // Overlapping circles.
  (palette) =>
    `<rect width="400" height="112" fill="${palette.pale}"/>` +
    each(
      7,
      (index) =>
        `<circle cx="${24 + index * 60}" cy="56" r="42" fill="none" stroke="${index === 3 ? palette.bright : palette.deep}" stroke-width="6" opacity="${(0.3 + index * 0.1).toFixed(2)}"/>`,
    ),
  // Fields running to a horizon under a low sun.
  (palette, random) => {
    const sun = random.between(90, 320);
    return (
      `<rect width="400" height="112" fill="${palette.pale}"/><circle cx="${sun}" cy="52" r="26" fill="${palette.bright}"/>` +
      `<rect y="52" width="400" height="60" fill="${palette.soft}"/>` +
      each(
        8,
        (index) =>
          `<path d="M200 52 ${index * 110 - 240} 112h55z" fill="${palette.deep}" opacity="${index % 2 ? '.85' : '.35'}"/>`,
      )
    );
  },
  // A row of arches.
  (palette, random) => {
    const lit = random.between(1, 5);
    return (
      `<rect width="400" height="112" fill="${palette.deep}"/>` +
      each(
        7,
        (index) =>
          `<path d="M${index * 64 - 14} 112V58a26 26 0 0 1 52 0v54z" fill="${index === lit ? palette.bright : palette.soft}" opacity="${index === lit ? 1 : (0.2 + index * 0.07).toFixed(2)}"/>`,
      )
    );
  },
  // Gables along a street.
  (palette, random) =>
    `<rect width="400" height="112" fill="${palette.pale}"/>` +
    each(9, (index) => {
      const top = random.between(22, 52);
      const x = index * 46 - 6;
      return `<path d="M${x} 112V${top + 20}l22-20 22 20v${92 - top}z" fill="${shade(random, palette)}"/><rect x="${x + 17}" y="${top + 34}" width="10" height="12" fill="${palette.pale}"/>`;
    }),
];

/** Draws a cover of 400 by 112 that goes with the organisation's logo. */
export function drawCover(name: string): string {
  const random = createRandom(seedOf('cover', name));
  const palette = paletteOf(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 112" preserveAspectRatio="xMidYMid slice">${random.pick(patterns)(palette, random)}</svg>`;
}
