import { isSame } from '@boardwright/blocks-schema';
import { isThemeColour, type ThemeSettings } from '@boardwright/ui/theme-variables';
import { settingsIn } from '../sections.ts';
import type { Fits } from '../use-site-problems.ts';
import { appliedValue, propertyOf, type SettingName } from '../../model/setting-schema.ts';

export const themeColours = ['primary_color', 'primary_employer_color', 'secondary_color'] as const;
export type ThemeColourName = (typeof themeColours)[number];

type Values = Readonly<Record<string, unknown>>;
/** What of the theme was changed and is not saved yet, by wire name; what is typed may be no value at all. */
export type ThemeDraft = Values;

/**
 * The theme as it would be: what is valid of the draft over what is saved; the schema's default for what no site can be
 * drawn in.
 */
export function draftedTheme(settings: Values, draft: ThemeDraft, fits: Fits): Values {
  return Object.fromEntries(
    settingsIn.theme.map((name) => {
      const values = [draft[name], appliedValue(settings, name)];
      return [name, values.find((value) => isValid(fits, name, value)) ?? propertyOf(name).default];
    }),
  );
}

/** What of the site's drafts is of the theme, and differs from what is saved. */
export function themeDraftIn(settings: Values, drafts: Values): ThemeDraft {
  const names = settingsIn.theme.filter(
    (name) => Object.hasOwn(drafts, name) && !isSame(appliedValue(settings, name), drafts[name]),
  );
  return Object.fromEntries(names.map((name) => [name, drafts[name]]));
}

/** Of a draft what can be saved. */
export function validTheme(draft: ThemeDraft, fits: Fits): Values {
  const names = settingsIn.theme.filter((name) => isValid(fits, name, draft[name]));
  return Object.fromEntries(names.map((name) => [name, draft[name]]));
}

/** Whether the schema takes a value, and a site can be drawn in it: nothing else can be saved. */
export function isValid(fits: Fits, name: SettingName, value: unknown): boolean {
  if (name.endsWith('_color')) return typeof value === 'string' && isThemeColour(value);
  return value !== undefined && fits(name, value);
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A theme as the engine's style wants it. */
export function themeSettings(theme: Values): ThemeSettings {
  const width = theme['contained_max_width'];
  return {
    primaryColour: text(theme['primary_color']),
    primaryEmployerColour: text(theme['primary_employer_color']),
    secondaryColour: text(theme['secondary_color']),
    fontFamily: text(theme['font_family']),
    containedMaxWidth: typeof width === 'number' ? width : undefined,
  };
}
