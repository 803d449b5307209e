import { isSame } from '@boardwright/blocks-schema';
import { type ThemeSettings, themeVariables } from '@boardwright/ui/theme-variables';
import { settingsIn } from '../sections.ts';
import type { Fits } from '../use-site-problems.ts';
import { appliedValue, propertyOf, type SettingName } from '../../model/setting-schema.ts';

type Values = Readonly<Record<string, unknown>>;
/** What of the theme was changed and is not saved yet, by wire name. */
export type ThemeDraft = Values;

/** The theme as it would be: the draft over what is saved; the schema's default for what no site can be drawn in. */
export function draftedTheme(settings: Values, draft: ThemeDraft, fits: Fits): Values {
  return Object.fromEntries(
    settingsIn.theme.map((name) => {
      const value = draft[name] ?? appliedValue(settings, name);
      return [name, isValid(fits, name, value) ? value : propertyOf(name).default];
    }),
  );
}

/** The draft after a change; what is again as it was saved is no change. */
export function changedDraft(
  settings: Values,
  draft: ThemeDraft,
  name: SettingName,
  value: unknown,
): ThemeDraft {
  const { [name]: _before, ...rest } = draft;
  return isSame(appliedValue(settings, name), value) ? rest : { ...rest, [name]: value };
}

/** Of a draft kept earlier: what the theme knows, and what still differs from what is saved. */
export function storedDraft(settings: Values, stored: unknown, fits: Fits): ThemeDraft {
  if (typeof stored !== 'object' || stored === null) return {};
  return settingsIn.theme.reduce<ThemeDraft>((draft, name) => {
    const value = (stored as Values)[name];
    return value !== undefined && isValid(fits, name, value)
      ? changedDraft(settings, draft, name, value)
      : draft;
  }, {});
}

/** Whether the schema takes a value, and a site can be drawn in it: nothing else can be saved. */
export function isValid(fits: Fits, name: SettingName, value: unknown): boolean {
  if (name.endsWith('_color'))
    return typeof value === 'string' && '--brand-primary' in themeVariables({ primaryColour: value });
  return fits(name, value);
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
