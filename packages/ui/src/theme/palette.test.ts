import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, fromOklch, toHex } from './colour.ts';
import { palette, type PaletteName } from './palette.ts';

/** 24 hues in five strengths, the pure primaries, black, white and two greys: 130 brands. */
const strengths = [
  [0.3, 0.09],
  [0.45, 0.15],
  [0.6, 0.2],
  [0.75, 0.16],
  [0.9, 0.1],
] as const;
const hues = Array.from({ length: 24 }, (_, index) => index * 15);
const brands = [
  ...hues.flatMap((h) => strengths.map(([l, c]) => toHex(fromOklch({ l, c, h })))),
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#000000',
  '#ffffff',
  '#777777',
  '#bbbbbb',
];

/** What is read on what; WCAG AA asks 4.5 for text, 3 for the edge of a control and a focus ring. */
const pairs: readonly (readonly [ink: PaletteName, ground: PaletteName, least: number])[] = [
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-primary', 'primary-active', 4.5],
  ['off-primary', 'on-primary', 4.5],
  ['on-secondary', 'secondary', 4.5],
  ['primary-ink', 'n-0', 4.5],
  ['primary-ink', 'n-25', 4.5],
  ['primary-ink', 'n-50', 4.5],
  ['primary-ink', 'n-100', 4.5],
  ['primary-ink', 'primary-50', 4.5],
  ['primary-ink', 'primary-100', 4.5],
  ['secondary-ink', 'secondary-100', 4.5],
  ['n-900', 'n-0', 4.5],
  ['n-900', 'primary-50', 4.5],
  ['n-700', 'n-0', 4.5],
  ['n-700', 'n-100', 4.5],
  ['n-700', 'primary-50', 4.5],
  ['n-600', 'n-0', 4.5],
  ['n-600', 'n-50', 4.5],
  ['n-600', 'primary-50', 4.5],
  ['n-0', 'n-800', 4.5],
  ['n-450', 'n-0', 3],
];

describe('colours derived from a brand', () => {
  it('hold for 130 brands over 22 pairs', () => {
    expect([brands.length, pairs.length]).toEqual([130, 22]);
  });

  it.each(pairs)('%s is readable on %s for every brand', (ink, ground, least) => {
    const failures = brands.flatMap((brand, index) => {
      const colours = palette(brand, brands[(index * 7 + 3) % brands.length] ?? brand);
      const found = contrast(colours[ink], colours[ground]);
      return found < least ? [`${brand}: ${found.toFixed(2)}`] : [];
    });
    expect(failures).toEqual([]);
  });

  it('are the derivations that tokens.css states', () => {
    const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
    const stated: Record<string, string> = {
      'primary-hover': '86%, var(--off-primary)',
      'primary-active': '74%, var(--off-primary)',
      'primary-50': '5%, white',
      'primary-100': '10%, white',
      'primary-200': '20%, white',
      'primary-300': '36%, white',
      'n-25': '1.2%, oklch(0.989 0 none)',
      'n-50': '2%, oklch(0.977 0 none)',
      'n-100': '2.5%, oklch(0.958 0 none)',
      'n-450': '6%, oklch(0.635 0 none)',
      'n-600': '7%, oklch(0.5 0 none)',
      'n-700': '8%, oklch(0.4 0 none)',
      'n-800': '8%, oklch(0.29 0 none)',
      'n-900': '8%, oklch(0.2 0 none)',
    };
    for (const [name, formula] of Object.entries(stated)) {
      expect(css).toContain(`--${name}: color-mix(in oklch, var(--primary) ${formula})`);
    }
    expect(css).toContain('--primary-ink: oklch(from var(--primary) min(l, 0.47) c h)');
    expect(css).toContain('--secondary-ink: oklch(from var(--secondary) min(l, 0.45) min(c, 0.1) h)');
    expect(css).toContain('--secondary-100: color-mix(in oklch, var(--secondary) 24%, white)');
  });
});

describe('the fixed status colours', () => {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const token = (name: string) => {
    const [l, c, h] = (new RegExp(`--${name}: oklch\\(([^)]+)\\)`).exec(css)?.[1] ?? '')
      .split(' ')
      .map(Number);
    return fromOklch({ l: l ?? 0, c: c ?? 0, h });
  };
  const white = [1, 1, 1] as const;

  it.each(['success', 'info', 'danger'])('%s reads on its tint', (tone) => {
    expect(contrast(token(`${tone}-ink`), token(`${tone}-tint`))).toBeGreaterThan(4.5);
  });
  it.each(['danger', 'danger-hover', 'info', 'info-hover'])('white reads on a %s button', (ground) => {
    expect(contrast(white, token(ground))).toBeGreaterThan(4.5);
  });
  it.each([1, 2, 3, 4])('initials read on avatar tint %d', (number) => {
    expect(contrast(token(`avatar-${number}-ink`), token(`avatar-${number}`))).toBeGreaterThan(4.5);
  });
});
