import { toHex } from '@boardwright/ui/colour';
import { palette, type PaletteName } from '@boardwright/ui/palette';
import { create } from 'storybook/theming/create';
import { brands } from './brands.ts';

const { settings } = brands.wadwerk;
const colours = palette(settings.primaryColour, settings.secondaryColour);
const hex = (name: PaletteName): string => toHex(colours[name]);

/**
 * Storybook's own bars and pages in the colours of the theme, worked out as a site's are.
 * @param fontBase families, as CSS writes them
 */
export const lookIn = (fontBase: string) =>
  create({
    base: 'light',
    brandTitle: 'Boardwright',
    brandTarget: '_self',
    fontBase,
    colorPrimary: hex('primary'),
    colorSecondary: hex('primary-ink'),
    appBg: hex('n-50'),
    appContentBg: hex('n-0'),
    appPreviewBg: hex('n-0'),
    appHoverBg: hex('primary-100'),
    appBorderColor: hex('n-100'),
    appBorderRadius: 8,
    textColor: hex('n-900'),
    textMutedColor: hex('n-600'),
    textInverseColor: hex('n-0'),
    barBg: hex('n-0'),
    barTextColor: hex('n-700'),
    barHoverColor: hex('primary-ink'),
    barSelectedColor: hex('primary-ink'),
    inputBg: hex('n-0'),
    inputBorder: hex('n-450'),
    inputTextColor: hex('n-900'),
    inputBorderRadius: 8,
    buttonBg: hex('n-0'),
    buttonBorder: hex('n-450'),
    booleanBg: hex('n-100'),
    booleanSelectedBg: hex('n-0'),
  });
