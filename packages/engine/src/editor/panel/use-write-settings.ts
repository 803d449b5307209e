import {
  defaultsOf,
  fillDefaults,
  isSame,
  type BlockSchema,
  type SettingsValidator,
} from '@boardwright/blocks-schema';
import { useEffect, useMemo, useRef } from 'react';
import type { StepName } from '../../machines/page-editing/command.ts';
import { pagesWith, type Values } from '../../machines/page-editing/edited-site.ts';
import { settingsWrite } from '../../machines/page-editing/one-design.ts';
import { useEditor } from '../../machines/page-editing/page-editing.react.tsx';
import { useEditorT } from '../editor-messages.tsx';
import type { useDrafts } from './drafts.ts';
import { countedChange, countedValue } from './counted-list.ts';
import type { SettingPart } from './panel-context.ts';
import { nodeOf } from './panel-schema.ts';
import { withPart } from './setting-part.ts';
import { settingName } from './setting-words.ts';
import { storableSettings } from './setting-problems.ts';

interface Writing {
  readonly block: number;
  readonly page: number | undefined;
  readonly locale: string;
  readonly schema: BlockSchema;
  readonly title: string;
  readonly validator: SettingsValidator;
  readonly stored: Values;
  /** What is stored, and over it what is typed and cannot be stored yet. */
  readonly values: Values;
  readonly drafts: ReturnType<typeof useDrafts>;
  readonly siteLocales: readonly string[];
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

/** Writes a block's settings, one named step each. What is not valid is kept as a draft until it is. */
export function useWriteSettings(writing: Writing) {
  const t = useEditorT();
  const editor = useEditor();
  const now = useRef({ ...writing, t });
  useEffect(() => {
    now.current = { ...writing, t };
  });
  const language = writing.siteLocales.length > 1 ? writing.locale : undefined;
  return useMemo(() => {
    const named = (name: string): string => {
      return settingName(nodeOf(now.current.schema, name), name);
    };
    const write = (name: string, value: unknown): void => {
      const { block, page, locale, schema, title, drafts, stored, values, validator } = now.current;
      const node = nodeOf(schema, name);
      const written = countedChange(schema, name, value, values);
      const changed = Object.keys(written);
      const typed = { ...drafts.now(), ...written };
      const storable = storableSettings(schema, validator, { stored, typed, changed });
      if (!storable.includes(name)) return drafts.keep(name, written[name]);
      const changes = storable.map((each) => changeOf(schema, each, typed[each]));
      const set = Object.assign({}, ...changes.map((change) => change.set)) as Values;
      const unset = changes.flatMap((change) => change.unset);
      // A field that goes from a draft back to what is stored must find it there.
      const wasDraft = storable.some((each) => each in drafts.drafts);
      drafts.drop(storable);
      (wasDraft ? editor.act : editor.actShown)(
        { key: 'settingChanged', values: { field: named(name), block: title } },
        [settingsWrite(editor.site(), block, locale, { set, unset })],
        page,
        // A switch or a choice is made, not typed: nothing more of it is coming.
        typeof value === 'boolean' || node.enum ? undefined : `${block}/${locale}/${name}`,
      );
    };
    return {
      language,
      write,
      writeLate: (
        { name, at }: SettingPart,
        isIt: (part: unknown) => boolean,
        change: (part: unknown) => unknown,
      ): boolean => {
        const { block, locale, schema, drafts } = now.current;
        // What this panel knew is as old as the panel: the site is asked, and what is typed and cannot be stored yet.
        const site = editor.site();
        if (pagesWith(site, block).length === 0) return false;
        const stored = site.blockOf[block]?.settings[locale]?.values ?? {};
        const values = { ...stored, ...drafts.now() };
        const shown = countedValue(schema, name, fillDefaults(nodeOf(schema, name), values[name]), values);
        const next = withPart(shown.value, at, isIt, change);
        if (next === undefined) return false;
        now.current = { ...now.current, stored, values };
        write(name, next);
        return true;
      },
      reset: (names: readonly string[]): void => {
        const { block, page, locale, title, drafts } = now.current;
        drafts.drop(names);
        const [only] = names;
        const step: StepName =
          names.length === 1 && only !== undefined
            ? { key: 'settingChanged', values: { field: named(only), block: title } }
            : { key: 'settingsReset', values: { block: title } };
        editor.act(step, [settingsWrite(editor.site(), block, locale, { set: {}, unset: names })], page);
      },
    };
  }, [editor, language]);
}
