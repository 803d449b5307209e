import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex } from '@boardwright/ui/colour';
import { fontFamilyNames } from '@boardwright/ui/fonts';
import { siteSettingsSchema } from '@boardwright/blocks-schema';
import { validatorOfSettings } from '@boardwright/blocks-schema/validate';
import { fitsOf } from '../use-site-problems.ts';
import { dressRoot, themeSheet } from './dress-page.ts';
import { weightsOf } from './font-weights.ts';
import { edgeCheck, labelCheck, nearestPassing, themePairs, tintsOf } from './theme-contrast.ts';
import { draftedTheme, isValid, themeDraftIn, themeSettings, validTheme } from './theme-draft.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const white = parseHex('#ffffff');

describe('the nearest colour that can be told apart', () => {
  it('always passes, and is the colour itself where that passes', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const { ratio, nearest } = edgeCheck(colour);
        if (ratio >= 3) expect(nearest).toBeUndefined();
        // A byte of rounding moves a contrast by less than this.
        else expect(contrast(parseHex(nearest ?? ''), white)).toBeGreaterThan(2.95);
      }),
    );
  });
  it('goes no further than it must', () => {
    expect(contrast(parseHex(nearestPassing('#ffe600', white, 3)), white)).toBeLessThan(3.1);
    expect(
      contrast(parseHex(nearestPassing('#101010', parseHex('#000000'), 4.5)), parseHex('#000000')),
    ).toBeLessThan(4.7);
  });
});

describe('what is said of a colour', () => {
  it('is how white reads on it, and what the site uses where white does not', () => {
    expect(labelCheck('#17604c')).toMatchObject({ isWhite: true, ink: '#ffffff', level: 'AAA' });
    expect(labelCheck('#f4b860')).toMatchObject({ isWhite: false, ink: '#000000' });
    fc.assert(fc.property(hex, (colour) => labelCheck(colour).ratio > 4.45));
  });
  it('shows seven tints of it', () => expect(new Set(tintsOf('#17604c')).size).toBe(7));
  it('measures text everywhere, and finds only a faint button too low', () => {
    fc.assert(
      fc.property(hex, hex, hex, (primary, employer, secondary) => {
        const pairs = themePairs({
          primary_color: primary,
          primary_employer_color: employer,
          secondary_color: secondary,
        });
        const low = pairs.filter(({ ratio, least }) => ratio < least - 0.05).map(({ name }) => name);
        expect(low.every((name) => name === 'buttonEdge')).toBe(true);
      }),
    );
  });
});

const fits = fitsOf(validatorOfSettings(siteSettingsSchema));

describe('a theme being chosen', () => {
  const settings = { primary_color: '#17604c', contained_max_width: 80 };
  it('holds only what differs from what is saved', () => {
    const drafts = { primary_color: '#27457a', contained_max_width: 80, site_name: 'Wadwerk' };
    expect(themeDraftIn(settings, drafts)).toEqual({ primary_color: '#27457a' });
    expect(themeDraftIn({ ...settings, primary_color: '#27457a' }, drafts)).toEqual({});
  });
  it('is whole: the schema’s defaults under what is saved under the draft', () => {
    const theme = draftedTheme({ ...settings, secondary_color: '' }, { font_family: 'Lato' }, fits);
    expect(theme).toMatchObject({
      primary_color: '#17604c',
      secondary_color: '#e6a03a',
      font_family: 'Lato',
      contained_max_width: 80,
    });
    expect(themeSettings(theme)).toMatchObject({ primaryColour: '#17604c', fontFamily: 'Lato' });
  });
  it('takes nothing that no site can be drawn in', () => {
    expect(['', '#12345', 'red', '#11223344'].some((value) => isValid(fits, 'primary_color', value))).toBe(
      false,
    );
    expect([301, -1, 1.5, '80'].some((value) => isValid(fits, 'contained_max_width', value))).toBe(false);
    expect(isValid(fits, 'font_family', 'Comic Sans')).toBe(false);
    const typed = { font_family: 'Comic Sans', primary_color: '#000', secondary_color: 'groen' };
    expect(validTheme(typed, fits)).toEqual({ primary_color: '#000' });
    expect(draftedTheme({ ...settings, secondary_color: '#27457a' }, typed, fits)).toMatchObject({
      primary_color: '#000',
      secondary_color: '#27457a',
      font_family: 'Montserrat',
    });
  });
  it('dresses a page, and takes off what the theme before it set', () => {
    const style = new Map<string, string>();
    const root = {
      dataset: {} as Record<string, string | undefined>,
      style: {
        setProperty: (name: string, value: string) => void style.set(name, value),
        removeProperty: (name: string) => {
          style.delete(name);
          return '';
        },
      },
    };
    dressRoot(root, { primaryColour: '#17604c', fontFamily: 'Lato', containedMaxWidth: 90 }, 'candidate');
    expect(style.get('--brand-primary')).toBe('#17604c');
    expect(style.get('--weight-medium')).toBe('400');
    dressRoot(root, { primaryColour: '#27457a', fontFamily: 'Roboto' }, 'employer');
    expect(style.get('--brand-primary')).toBe('#27457a');
    expect(style.has('--weight-medium') || style.has('--brand-container')).toBe(false);
    expect(root.dataset['visitor']).toBe('employer');
    expect(themeSheet({ fontFamily: 'Lato' }, 'nl')).toContain('/assets/fonts/lato-latin-400-normal.woff2');
  });
});

describe('fonts', () => {
  it.each(fontFamilyNames)('%s has the two weights every site draws', (family) => {
    expect(weightsOf(family)).toEqual(expect.arrayContaining([400, 700]));
  });
});
