import { toHex } from './colour.ts';
import { defaultFontFamily, fontFamilies, isFontFamily } from './fonts.ts';
import { palette } from './palette.ts';

/** The site settings that make a brand (specification §3). An empty or broken value means the theme's own. */
export interface ThemeSettings {
  /** Hexadecimal, as the other colours. */
  readonly primaryColour?: string | undefined;
  readonly primaryEmployerColour?: string | undefined;
  readonly secondaryColour?: string | undefined;
  /** One of the ten families. */
  readonly fontFamily?: string | undefined;
  /** Width of the contained layout in rem, 1 to 300; 0 is the theme's own. */
  readonly containedMaxWidth?: number | undefined;
}

/** What tokens.css declares, for a site that sets nothing. */
const themeDefaults = { primary: '#00616b', primaryEmployer: '#8a4423', secondary: '#e6a03a' } as const;

/**
 * Site settings as custom properties for the `style` of `<html>`. Only what the site sets and what is valid: a
 * setting can never write other CSS.
 */
export function themeVariables(settings: ThemeSettings): Record<string, string> {
  const variables: Record<string, string> = {};
  const colour = (name: string, value: string | undefined) => {
    const hex = validHex(value);
    if (hex) variables[name] = hex;
  };
  colour('--brand-primary', settings.primaryColour);
  colour('--brand-primary-employer', settings.primaryEmployerColour);
  colour('--brand-secondary', settings.secondaryColour);
  const family =
    settings.fontFamily && isFontFamily(settings.fontFamily) ? settings.fontFamily : defaultFontFamily;
  variables['--brand-font'] = `'${family}'`;
  variables['--brand-font-fallback'] = `'${family} fallback'`;
  const files = fontFamilies[family].files;
  if (!('variable' in files)) {
    // Static fonts have no 430, 550 or 680: named weights keep the browser from guessing.
    const weights: readonly number[] = files.weights;
    variables['--weight-regular'] = '400';
    variables['--weight-medium'] = weights.includes(500) ? '500' : '400';
    variables['--weight-bold'] = '700';
  }
  const width = settings.containedMaxWidth;
  if (width && width > 0 && width <= 300) variables['--brand-container'] = `${width}rem`;
  return variables;
}

/**
 * CSS to print after the tokens, for engines that do not know relative colours: the on-colours and inks, worked out
 * here. Everything else is `color-mix`, which they know.
 */
export function themeFallbackCss(settings: ThemeSettings): string {
  const primary = validHex(settings.primaryColour) ?? themeDefaults.primary;
  const employer = validHex(settings.primaryEmployerColour) ?? themeDefaults.primaryEmployer;
  const secondary = validHex(settings.secondaryColour) ?? themeDefaults.secondary;
  return [
    '@supports not (color: oklch(from red l c h)) {',
    `:root, [data-visitor='candidate'] { ${derived(primary, secondary)} }`,
    `[data-visitor='employer'] { ${derived(employer, secondary)} }`,
    '}',
  ].join('\n');
}

function derived(primary: string, secondary: string): string {
  const colours = palette(primary, secondary);
  const names = ['on-primary', 'off-primary', 'on-secondary', 'primary-ink', 'secondary-ink'] as const;
  const dark = toHex(colours['n-900']);
  return [
    ...names.map((name) => `--${name}: ${toHex(colours[name])};`),
    `--shadow-colour: ${dark}24;`,
    `--backdrop: ${dark}80;`,
  ].join(' ');
}

/** Whether a site can be drawn in it: '#abc' or '#aabbcc'. */
export const isThemeColour = (value: string): boolean => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value);

const validHex = (value: string | undefined): string | undefined =>
  value && isThemeColour(value) ? value : undefined;
