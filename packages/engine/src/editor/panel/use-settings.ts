import { defaultsOf, fillDefaults, type BlockSchema } from '@boardwright/blocks-schema';
import { useMemo, useState } from 'react';
import type { Values } from '../../machines/page-editing/edited-site.ts';
import { nodeOf } from './panel-schema.ts';
import { valueProblems, type ValueProblem } from './value-problems.ts';

/** One setting as the panel shows it. The same object for as long as nothing of it changes. */
export interface Setting {
  readonly name: string;
  /** With its defaults filled in, all the way down. */
  readonly value: unknown;
  readonly preset: unknown;
  /** Whether it is anything but its default. */
  readonly differs: boolean;
  readonly problems: readonly ValueProblem[];
}

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** A setting's stored value, undefined for none, as the panel shows it. */
export function settingOf(schema: BlockSchema, name: string, stored: unknown, preset: unknown): Setting {
  const node = nodeOf(schema, name);
  const value = fillDefaults(node, stored);
  return { name, value, preset, differs: !isSame(value, preset), problems: valueProblems(node, value) };
}

/**
 * A block's settings by name. A keystroke changes one of them: the others stay the same objects, so that nothing of
 * theirs is computed or drawn again.
 * @param values what is stored, and over it what is typed and cannot be stored yet
 */
export function useSettings(schema: BlockSchema, values: Values): Readonly<Record<string, Setting>> {
  const presets = useMemo(() => defaultsOf<Values>(schema), [schema]);
  const [known] = useState(() => new Map<string, { readonly stored: unknown; readonly setting: Setting }>());
  return useMemo(() => {
    const settings: Record<string, Setting> = {};
    for (const name of Object.keys(schema.settings.properties)) {
      const stored = values[name];
      let entry = known.get(name);
      if (!entry || entry.stored !== stored) {
        entry = { stored, setting: settingOf(schema, name, stored, presets[name]) };
        known.set(name, entry);
      }
      settings[name] = entry.setting;
    }
    return settings;
  }, [schema, values, presets, known]);
}
