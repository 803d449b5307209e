import type { SchemaProblem } from './problem.ts';
import { schemaProblems, type ReportedError } from './schema-problems.ts';

/** A validator as Ajv makes it of a schema. */
export interface CompiledValidator {
  (value: unknown): unknown;
  errors?: readonly ReportedError[] | null;
}

/** The validators of one block, compiled ahead of time: of its settings, and of each choice and condition in them. */
export interface CompiledSettings {
  readonly settings: CompiledValidator;
  readonly branches: Readonly<Record<string, CompiledValidator>>;
}

/** Checks the settings of one kind of block. */
export interface SettingsValidator {
  /** What is wrong with them, their defaults filled in; an empty list when nothing is. */
  readonly problemsOf: (settings: unknown) => readonly SchemaProblem[];
  /**
   * Whether a value is that of a choice, or meets a condition.
   * @param branch where that stands in the schema, as `markedBranches` writes it
   */
  readonly isOfBranch: (branch: string, value: unknown) => boolean;
}

/** The validator of one block out of what was compiled. */
export function settingsValidator({ settings, branches }: CompiledSettings): SettingsValidator {
  return {
    problemsOf: (value) => (settings(value) === true ? [] : schemaProblems(settings.errors ?? [])),
    isOfBranch: (branch, value) => branches[branch]?.(value) === true,
  };
}

/** The validators of every block that is known, each fetched when it is first asked for. */
export interface SettingsValidators {
  /** The validator of a kind of block: at once when it has been fetched. It never fails. */
  readonly validatorOf: (key: string) => SettingsValidator | Promise<SettingsValidator>;
}

/** Fetches the compiled validators of a block, by its key. */
export type FetchedSettings = Readonly<Partial<Record<string, () => Promise<CompiledSettings>>>>;

/** Finds nothing wrong: what the API refuses is shown all the same, a moment later. */
const unchecked: SettingsValidator = { problemsOf: () => [], isOfBranch: () => false };

/** The validators of blocks out of what their builds compiled, each kept once it has come. */
export function settingsValidators(fetched: FetchedSettings): SettingsValidators {
  const known = new Map<string, SettingsValidator | Promise<SettingsValidator>>();
  const fetchValidator = async (key: string): Promise<SettingsValidator> => {
    let validator = unchecked;
    try {
      const compiled = await fetched[key]?.();
      if (compiled) validator = settingsValidator(compiled);
    } catch {
      // Policy: a file that does not come, offline or after a release, keeps nobody from writing; the API checks too.
    }
    known.set(key, validator);
    return validator;
  };
  return {
    validatorOf(key) {
      const validator = known.get(key) ?? fetchValidator(key);
      if (!known.has(key)) known.set(key, validator);
      return validator;
    },
  };
}
