import { isFontFamily, type FontFamilyName } from '@boardwright/ui/fonts';
import type { ThemeColours } from '@boardwright/ui/theme-contrast';
import { isThemeColour } from '@boardwright/ui/theme-variables';
import { brands, type BrandName } from '../.storybook/brands.ts';

/** What is tried out over the brand of the toolbar, as the address has it; '' where the brand's own holds. */
export interface OwnBrand {
  readonly primary: string;
  readonly employer: string;
  readonly secondary: string;
  readonly font: string;
}
export type OwnColour = Exclude<keyof OwnBrand, 'font'>;

/** The colours by their names in an address, and what each is of a theme. */
export const ownColours = {
  primary: 'primaryColour',
  employer: 'primaryEmployerColour',
  secondary: 'secondaryColour',
} as const satisfies Readonly<Record<OwnColour, keyof ThemeColours>>;

/** Nothing is tried out. */
export const noOwnBrand: OwnBrand = { primary: '', employer: '', secondary: '', font: '' };

export interface BrandSettings extends ThemeColours {
  readonly fontFamily: FontFamilyName;
}

/** A brand with what is tried out laid over it; what is no colour and no font of a site leaves the brand's own. */
export function brandSettings(brand: BrandName, own: OwnBrand): BrandSettings {
  const { settings } = brands[brand];
  const colour = (name: OwnColour): string =>
    isThemeColour(own[name]) ? own[name] : settings[ownColours[name]];
  return {
    primaryColour: colour('primary'),
    primaryEmployerColour: colour('employer'),
    secondaryColour: colour('secondary'),
    fontFamily: isFontFamily(own.font) ? own.font : settings.fontFamily,
  };
}

/** The colour that somebody typed, with its # and in small letters; undefined for what is none. */
export function colourTyped(text: string): string | undefined {
  const trimmed = text.trim();
  const hex = trimmed.startsWith('#') ? trimmed : `#${trimmed}`;
  return isThemeColour(hex) ? hex.toLowerCase() : undefined;
}
