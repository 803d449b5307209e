import {
  defaultsOf,
  fillDefaults,
  isSame,
  type BlockSchema,
  type SettingsValidator,
} from '@boardwright/blocks-schema';
import { useMemo, useState } from 'react';
import type { Values } from '../page-editing/edited-site.ts';
import { countedValue } from './counted-list.ts';
import { nodeOf } from './form-schema.ts';
import { problemsBySetting, type SettingProblems, type ValueProblem } from './setting-problems.ts';

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
  readonly stored: number;
}

/** A setting with what it is filled up to, before it is cut to the number it has. */
interface Filled {
  readonly whole: unknown;
  readonly setting: Setting;
}

/** A setting as the panel shows it, out of what is stored. */
function settingOf(schema: BlockSchema, name: string, values: Values, preset: unknown): Filled {
  const whole = fillDefaults(nodeOf(schema, name), values[name]);
  return {
    whole,
    setting: {
      name,
      preset,
      differs: !isSame(whole, preset),
      problems: none,
      ...countedValue(schema, name, whole, values),
    },
  };
}

const none: readonly ValueProblem[] = [];

interface Settings {
  readonly settings: Readonly<Record<string, Setting>>;
  /** What is wrong with them, and no one of them alone can put right. */
  readonly general: SettingProblems['general'];
}

/** What a setting hangs on: its own value, and the number of a list that has one. */
const rootsOf = (schema: BlockSchema, name: string, values: Values): readonly unknown[] => [
  values[name],
  values[schema.counts?.[name] ?? ''],
];

/**
 * A block's settings by name. A keystroke changes one of them: the others stay the same objects, so that nothing of
 * theirs is computed or drawn again. What is wrong is asked of all of them, for one may hang on another.
 * @param values what is stored, and over it what is typed and cannot be stored yet
 */
export function useSettings(schema: BlockSchema, values: Values, validator: SettingsValidator): Settings {
  const presets = useMemo(() => defaultsOf<Values>(schema), [schema]);
  const [known] = useState(() => new Map<string, Filled & { readonly roots: readonly unknown[] }>());
  return useMemo(() => {
    const settings: Record<string, Setting> = {};
    const whole: Record<string, unknown> = {};
    for (const name of Object.keys(schema.settings.properties)) {
      const roots = rootsOf(schema, name, values);
      let entry = known.get(name);
      if (!entry || entry.roots.some((root, at) => root !== roots[at])) {
        entry = { roots, ...settingOf(schema, name, values, presets[name]) };
        known.set(name, entry);
      }
      settings[name] = entry.setting;
      if (entry.whole !== undefined) whole[name] = entry.whole;
    }
    const { bySetting, general } = problemsBySetting(schema, validator.problemsOf(whole));
    for (const [name, entry] of known) {
      const problems = bySetting[name] ?? none;
      if (isSame(problems, entry.setting.problems)) continue;
      const setting = { ...entry.setting, problems };
      known.set(name, { ...entry, setting });
      settings[name] = setting;
    }
    return { settings, general };
  }, [schema, values, presets, known, validator]);
}
