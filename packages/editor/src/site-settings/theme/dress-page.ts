import { defaultFontFamily, fontFaceCss, isFontFamily } from '@boardwright/ui/fonts';
import { themeFallbackCss, type ThemeSettings, themeVariables } from '@boardwright/ui/theme-variables';

/** What of a document is dressed: the root's style and its visitor, and one style sheet. */
export interface DressedRoot {
  readonly style: {
    readonly setProperty: (name: string, value: string) => void;
    readonly removeProperty: (name: string) => string;
  };
  readonly dataset: Record<string, string | undefined>;
}

/** Every custom property any theme sets: those a theme does not set are taken off. */
const everyVariable: readonly string[] = [
  ...new Set([
    // A static font and a width: the two settings that add properties of their own.
    ...Object.keys(themeVariables({ fontFamily: 'Lato', containedMaxWidth: 1 })),
    ...Object.keys(
      themeVariables({ primaryColour: '#000', primaryEmployerColour: '#000', secondaryColour: '#000' }),
    ),
  ]),
];

/** Puts a theme on a page of the site: at once, without a reload, as the site itself prints it into `<html>`. */
export function dressRoot(root: DressedRoot, theme: ThemeSettings, visitor: string): void {
  const variables = themeVariables(theme);
  for (const name of everyVariable) {
    const value = variables[name];
    if (value === undefined) root.style.removeProperty(name);
    else root.style.setProperty(name, value);
  }
  root.dataset['visitor'] = visitor;
}

/**
 * The style sheet a theme needs besides: its font, and what older engines cannot derive.
 * @param fonts the folder in which fonts are served; undefined where nobody serves them
 */
export function themeSheet(theme: ThemeSettings, locale: string, fonts: string | undefined): string {
  if (fonts === undefined) return themeFallbackCss(theme);
  const family = theme.fontFamily && isFontFamily(theme.fontFamily) ? theme.fontFamily : defaultFontFamily;
  return `${fontFaceCss(family, (file) => `${fonts}/${file}`, locale)}\n${themeFallbackCss(theme)}`;
}
