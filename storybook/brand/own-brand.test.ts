import { themeVariables } from '@boardwright/ui/theme-variables';
import { describe, expect, it } from 'vitest';
import { brands } from '../.storybook/brands.ts';
import { colourReport } from './colour-report.ts';
import { brandSettings, colourTyped, noOwnBrand } from './own-brand.ts';

describe('a brand that is tried out', () => {
  it('is the toolbar’s where nothing is tried', () =>
    expect(brandSettings('kunstlicht', noOwnBrand)).toEqual(brands.kunstlicht.settings));

  it('lies over it, and dresses a page as the site’s settings do', () => {
    const settings = brandSettings('wadwerk', { ...noOwnBrand, primary: '#f6e58d', font: 'Lato' });
    expect(settings).toEqual({ ...brands.wadwerk.settings, primaryColour: '#f6e58d', fontFamily: 'Lato' });
    expect(themeVariables(settings)['--brand-primary']).toBe('#f6e58d');
  });

  it('keeps the brand’s own for what is no colour and no font, and the rest of what is tried', () => {
    const own = { primary: 'groen', employer: '#123456', secondary: '#12345', font: 'Comic Sans' };
    expect(brandSettings('wadwerk', own)).toEqual({
      ...brands.wadwerk.settings,
      primaryEmployerColour: '#123456',
    });
  });

  it.each([
    ['#F6E58D', '#f6e58d'],
    [' f6e58d ', '#f6e58d'],
    ['abc', '#abc'],
    ['groen', undefined],
    ['#12345', undefined],
    ['#11223344', undefined],
    ['', undefined],
  ])('takes %j that was typed as %j', (text, colour) => expect(colourTyped(text)).toBe(colour));
});

describe('what is said of a colour', () => {
  it('is that it serves as it is, where it does', () => {
    const { uses, faint } = colourReport('primary', '#00616b');
    expect(uses.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Buttons have white letters \(7\.\d\s:\s1, AAA\)\.$/),
      expect.stringMatching(/^Links and icons on white have it as it is/),
    ]);
    expect(faint).toBeUndefined();
  });

  it('is what the product makes of a pale one, and the nearest that stands out', () => {
    const { uses, faint } = colourReport('primary', '#f6e58d');
    const [button, link] = uses;
    expect(button).toMatchObject({
      ink: '#000000',
      text: expect.stringContaining('White letters could not be read'),
    });
    expect(link?.ink).not.toBe('#f6e58d');
    expect(link?.text).toContain('made dark enough');
    expect(faint?.text).toContain('where 3 is asked');
    expect(faint?.nearest).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('asks of a secondary colour only that its letters can be read', () =>
    expect(colourReport('secondary', '#f6e58d').faint).toBeUndefined());
});
