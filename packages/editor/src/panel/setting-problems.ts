import {
  filledSettings,
  isSame,
  partsOfPath,
  type BlockSchema,
  type SchemaProblem,
  type SettingsValidator,
} from '@boardwright/blocks-schema';
import type { Values } from '../page-editing/edited-site.ts';

/** What is wrong with a setting: where in it (a JSON pointer, '' is the whole), which rule, and the rule's number. */
export type ValueProblem = Pick<SchemaProblem, 'rule' | 'count'> & { readonly pointer: string };

/** What is wrong with a block's settings: by setting, and what no setting alone can put right. */
export interface SettingProblems {
  readonly bySetting: Readonly<Record<string, readonly ValueProblem[]>>;
  readonly general: readonly ValueProblem[];
}

/** The setting that a problem is in. */
const settingOf = (path: string): string => partsOfPath(path)[0] ?? '';

/** What is wrong, put where it is shown. */
export function problemsBySetting(schema: BlockSchema, problems: readonly SchemaProblem[]): SettingProblems {
  const bySetting: Record<string, ValueProblem[]> = {};
  const general: ValueProblem[] = [];
  for (const { path, rule, count } of problems) {
    const [name = '', ...inside] = partsOfPath(path);
    const found = { pointer: inside.map((part) => `/${part}`).join(''), rule, count };
    if (!Object.hasOwn(schema.settings.properties, name)) general.push(found);
    else (bySetting[name] ??= []).push(found);
  }
  return { bySetting, general };
}

interface Typed {
  /** What is stored. */
  readonly stored: Values;
  /** What was typed and is not stored, the last change among it. */
  readonly typed: Values;
  /** The settings that were changed last. */
  readonly changed: readonly string[];
}

/**
 * The settings that can be stored of what was typed. All of it, where it fits together: a choice and what it asks for
 * may have to be written at once. Else what was changed last, where nothing is wrong with it that was not wrong before.
 */
export function storableSettings(
  schema: BlockSchema,
  { problemsOf }: SettingsValidator,
  { stored, typed, changed }: Typed,
): readonly string[] {
  const problemsWith = (names: readonly string[]): readonly SchemaProblem[] =>
    problemsOf(
      filledSettings(schema, { ...stored, ...Object.fromEntries(names.map((name) => [name, typed[name]])) }),
    );
  const all = Object.keys(typed);
  if (problemsWith(all).length === 0) return all;
  const before = problemsWith([]);
  const added = problemsWith(changed).filter(
    (problem) => changed.includes(settingOf(problem.path)) || !before.some((known) => isSame(known, problem)),
  );
  return added.length === 0 ? changed : [];
}
