import { describe, expect, it } from 'vitest';
import { fontFamilyNames } from '@boardwright/ui/fonts';
import { siteSettingsSchema } from '@boardwright/blocks-schema';
import { validatorOfSettings } from '@boardwright/blocks-schema/validate';
import { fitsOf } from '../use-site-problems.ts';
import { dressRoot, themeSheet } from './dress-page.ts';
import { weightsOf } from './font-weights.ts';
import { draftedTheme, isValid, themeDraftIn, themeSettings, validTheme } from './theme-draft.ts';

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
    expect(themeSheet({ fontFamily: 'Lato' }, 'nl', '/assets/fonts')).toContain(
      '/assets/fonts/lato-latin-400-normal.woff2',
    );
  });
});

describe('fonts', () => {
  it.each(fontFamilyNames)('%s has the two weights every site draws', (family) => {
    expect(weightsOf(family)).toEqual(expect.arrayContaining([400, 700]));
  });
});
