import { defaultsOf, fillDefaults, type BlockSchema, isSame } from '@boardwright/blocks-schema';
import { useMemo, useState } from 'react';
import type { Values } from '../../machines/page-editing/edited-site.ts';
import { countedValue } from './counted-list.ts';
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
  /** Items of a list that are kept, and not shown: its number is smaller. */
  readonly kept: number;
}

/** A setting as the panel shows it, out of what is stored. */
function settingOf(schema: BlockSchema, name: string, values: Values, preset: unknown): Setting {
  const node = nodeOf(schema, name);
  const value = fillDefaults(node, values[name]);
  return {
    name,
    preset,
    differs: !isSame(value, preset),
    problems: valueProblems(node, value),
    ...countedValue(schema, name, value, values),
  };
}

/** What a setting hangs on: its own value, and the number of a list that has one. */
const rootsOf = (schema: BlockSchema, name: string, values: Values): readonly unknown[] => [
  values[name],
  values[schema.counts?.[name] ?? ''],
];

/**
 * A block's settings by name. A keystroke changes one of them: the others stay the same objects, so that nothing of
 * theirs is computed or drawn again.
 * @param values what is stored, and over it what is typed and cannot be stored yet
 */
export function useSettings(schema: BlockSchema, values: Values): Readonly<Record<string, Setting>> {
  const presets = useMemo(() => defaultsOf<Values>(schema), [schema]);
  const [known] = useState(
    () => new Map<string, { readonly roots: readonly unknown[]; readonly setting: Setting }>(),
  );
  return useMemo(() => {
    const settings: Record<string, Setting> = {};
    for (const name of Object.keys(schema.settings.properties)) {
      const roots = rootsOf(schema, name, values);
      let entry = known.get(name);
      if (!entry || entry.roots.some((root, at) => root !== roots[at])) {
        entry = { roots, setting: settingOf(schema, name, values, presets[name]) };
        known.set(name, entry);
      }
      settings[name] = entry.setting;
    }
    return settings;
  }, [schema, values, presets, known]);
}
