import { themePairs, themeVariables, type ThemeColours } from '@boardwright/ui';

/** The brand of this host: for who looks for work, for who offers it, and beside both. */
export const colours: ThemeColours = {
  primaryColour: '#14532d',
  primaryEmployerColour: '#7c2d12',
  secondaryColour: '#e6a03a',
};

/** Custom properties of the brand, as a rule of a style sheet says them; all other colours are made of these. */
export const brandRules: string = Object.entries(themeVariables({ ...colours, fontFamily: 'Lato' }))
  .map(([name, value]) => `${name}: ${value};`)
  .join(' ');

/** What of the brand could not be read well (WCAG AA), in words; nothing where all of it can. */
export const unreadable = (brand: ThemeColours): readonly string[] =>
  themePairs(brand)
    .filter(({ ratio, least }) => ratio < least)
    .map(({ name, visitor, ratio, least }) => `${name} (${visitor}): ${ratio.toFixed(2)}, not ${least}`);
