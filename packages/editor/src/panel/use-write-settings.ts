import {
  defaultsOf,
  fillDefaults,
  isSame,
  type BlockSchema,
  type SettingsValidator,
} from '@boardwright/blocks-schema';
import { useEffect, useMemo, useRef } from 'react';
import type { StepName } from '../page-editing/command.ts';
import { pagesWith, type Values } from '../page-editing/edited-site.ts';
import { settingsWrite } from '../page-editing/one-design.ts';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import type { Editor } from '../page-editing/editor-of.ts';
import { countedChange, countedValue } from './counted-list.ts';
import type { SettingPart } from './panel-context.ts';
import { nodeOf } from './form-schema.ts';
import { withPart } from './setting-part.ts';
import { settingName } from './setting-texts.ts';
import { storableSettings } from './setting-problems.ts';

/** What is written, and how that is called. */
export interface Writing {
  readonly block: number;
  readonly page: number | undefined;
  readonly locale: string;
  readonly schema: BlockSchema;
  readonly title: string;
  readonly validator: SettingsValidator;
}

/** What is written for a setting's new value: nothing but itself, and its default is not written but taken away. */
export function changeOf(
  schema: BlockSchema,
  name: string,
  value: unknown,
): { readonly set: Values; readonly unset: readonly string[] } {
  const isDefault = value === undefined || isSame(value, defaultsOf<Values>(schema)[name]);
  return isDefault ? { set: {}, unset: [name] } : { set: { [name]: value }, unset: [] };
}

/**
 * Writes a block's settings, one named step each. What is not valid is kept as a draft until it is.
 * @param now which block, in which language, as of the moment of writing
 */
export function settingsWriter(editor: Editor, now: () => Writing) {
  const named = (name: string): string => {
    return settingName(nodeOf(now().schema, name), name);
  };
  /** What is stored, and what is typed and cannot be stored yet: as of now, whatever the panel shows. */
  const valuesNow = () => {
    const { block, locale } = now();
    const stored: Values = editor.site().blockOf[block]?.settings[locale]?.values ?? {};
    return { stored, drafts: editor.drafts({ block, locale }) };
  };
  const write = (name: string, value: unknown): void => {
    const { block, page, locale, schema, title, validator } = now();
    const node = nodeOf(schema, name);
    const place = { block, locale };
    const { stored, drafts } = valuesNow();
    const written = countedChange(schema, name, value, { ...stored, ...drafts });
    const changed = Object.keys(written);
    const typed = { ...drafts, ...written };
    const storable = storableSettings(schema, validator, { stored, typed, changed });
    if (!storable.includes(name)) return editor.draft(place, name, written[name]);
    const changes = storable.map((each) => changeOf(schema, each, typed[each]));
    const set = Object.assign({}, ...changes.map((change) => change.set)) as Values;
    const unset = changes.flatMap((change) => change.unset);
    // A field that goes from a draft back to what is stored must find it there at once.
    const wasDraft = storable.some((each) => each in drafts);
    // A switch or a choice is made, not typed: nothing more of it is coming.
    const isMade = typeof value === 'boolean' || node.enum !== undefined;
    editor.act(
      { key: 'settingChanged', values: { field: named(name), block: title } },
      [settingsWrite(editor.site(), block, locale, { set, unset })],
      page,
      {
        written: { ...place, names: storable },
        panels: wasDraft ? undefined : isMade ? 'painted' : 'rested',
      },
    );
  };
  return {
    write,
    writeLate: (
      { name, at }: SettingPart,
      isIt: (part: unknown) => boolean,
      change: (part: unknown) => unknown,
    ): boolean => {
      const { block, schema } = now();
      if (pagesWith(editor.site(), block).length === 0) return false;
      const { stored, drafts } = valuesNow();
      const values = { ...stored, ...drafts };
      const visible = countedValue(schema, name, fillDefaults(nodeOf(schema, name), values[name]), values);
      const next = withPart(visible.value, at, isIt, change);
      if (next === undefined) return false;
      write(name, next);
      return true;
    },
    reset: (names: readonly string[]): void => {
      const { block, page, locale, title } = now();
      const [only] = names;
      const step: StepName =
        names.length === 1 && only !== undefined
          ? { key: 'settingChanged', values: { field: named(only), block: title } }
          : { key: 'settingsReset', values: { block: title } };
      const command = settingsWrite(editor.site(), block, locale, { set: {}, unset: names });
      editor.act(step, [command], page, { written: { block, locale, names } });
    },
  };
}

/** Writes the settings of the block that is shown; the same functions for as long as it is. */
export function useWriteSettings(writing: Writing & { readonly siteLocales: readonly string[] }) {
  const editor = useEditor();
  const now = useRef(writing);
  useEffect(() => {
    now.current = writing;
  });
  const language = writing.siteLocales.length > 1 ? writing.locale : undefined;
  // oxlint-disable-next-line react/refs -- it is read when something is written
  return useMemo(() => ({ language, ...settingsWriter(editor, () => now.current) }), [editor, language]);
}
