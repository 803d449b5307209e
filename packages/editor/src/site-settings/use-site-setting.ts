import { isSame } from '@boardwright/blocks-schema';
import { useCallback, useMemo } from 'react';
import type { Command, StepName } from '../page-editing/command.ts';
import type { Values } from '../page-editing/edited-site.ts';
import type { Failure } from '../page-editing/editing.ts';
import type { DraftPlace } from '../page-editing/drafts.ts';
import { useDrafts, useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { useFailures } from '../page-editing/saving.react.tsx';
import { appliedValue, differs, propertyOf, type SettingName } from '../model/setting-schema.ts';
import { useSiteSettingMessages } from './use-site-setting-messages.ts';

function writes(command: Command, name: string, locale: string | undefined): boolean {
  const isHere =
    locale === undefined
      ? command.type === 'setSite'
      : command.type === 'setSiteTexts' && command.locale === locale;
  return isHere && 'set' in command && (Object.hasOwn(command.set, name) || command.unset.includes(name));
}

/**
 * The refusals that concern a setting: they name it, or what was refused wrote it and names no other.
 * @param locale upper case; undefined for what is kept once
 */
export function failuresOf(
  failures: readonly Failure[],
  name: string,
  locale?: string,
): readonly (Failure & { readonly reason: string })[] {
  return failures.flatMap((failure) => {
    const { commands, fields, message } = failure;
    const isWritten = commands.some((command) => writes(command, name, locale));
    const named = fields[name]?.join(' ');
    if (named !== undefined && (isWritten || locale === undefined)) return [{ ...failure, reason: named }];
    return isWritten && Object.keys(fields).length === 0 ? [{ ...failure, reason: message }] : [];
  });
}

export interface EditedSetting {
  /** As it applies: the schema's default where nothing is stored. What is typed and not valid comes before both. */
  readonly value: unknown;
  /** It is typed, and not stored: it is not valid. */
  readonly isDraft: boolean;
  readonly differs: boolean;
  /** Why the server put the last change back. */
  readonly problem: string | undefined;
  readonly set: (value: unknown) => void;
  /** Keeps what cannot be stored as it is. */
  readonly draft: (value: unknown) => void;
  /** Back to the default. */
  readonly reset: () => void;
}

/** Where the drafts of settings are: of texts in their language, of what is stored once in none. */
export function siteDraftPlace(locale?: string): DraftPlace {
  return { block: 'site', locale };
}

/**
 * One setting of the site: each change is one step, shown at once and saved by itself.
 * @param locale upper-case language for a text; undefined for what is kept once
 */
export function useSiteSetting(name: SettingName, locale?: string): EditedSetting {
  const settingT = useSiteSettingMessages();
  const { act, dismiss, draft, forgetDrafts } = useEditor();
  const place = useMemo(() => siteDraftPlace(locale), [locale]);
  const drafts = useDrafts(place);
  const isDraft = Object.hasOwn(drafts, name);
  const stored = useEdited((site) =>
    appliedValue(locale === undefined ? site.settings : (site.texts[locale] ?? {}), name),
  );
  const value = isDraft ? drafts[name] : stored;
  const failed = failuresOf(useFailures(), name, locale);
  const write = (set: Values, unset: readonly string[]): void => {
    // From what was typed back to what is stored: nothing is to be saved.
    if (isDraft && isSame(set[name] ?? propertyOf(name).default, stored)) return forgetDrafts(place, [name]);
    for (const { uid } of failed) dismiss(uid);
    const change = { set, unset };
    const command: Command =
      locale === undefined ? { type: 'setSite', ...change } : { type: 'setSiteTexts', locale, ...change };
    const step = { key: 'siteSettingChanged', values: { field: settingT(`field.${name}.title`) } };
    act(step, [command], undefined, { written: { ...place, names: [name] } });
  };
  return {
    value,
    isDraft,
    differs: differs(name, value),
    problem: failed[0]?.reason,
    // An empty text would hide the default language's: it is taken away instead.
    set: (next) => (locale !== undefined && next === '' ? write({}, [name]) : write({ [name]: next }, [])),
    draft: (next) => draft(place, name, next),
    reset: () => write({}, [name]),
  };
}

/** Writes several settings in one step. */
export function useSiteStep(): (name: StepName, set: Values, unset?: readonly string[]) => void {
  const { act } = useEditor();
  return useCallback((name, set, unset = []) => act(name, [{ type: 'setSite', set, unset }]), [act]);
}
