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
  /** Its file did not come: it finds nothing wrong, and only the API checks. */
  readonly isMissing?: true;
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
  /**
   * The validator of a kind of block: at once when it has been fetched, and the same each time. It never fails: one
   * that is missing says so.
   */
  readonly validatorOf: (key: string) => SettingsValidator | Promise<SettingsValidator>;
  /** Asks again for a validator that is missing; any other stays. */
  readonly retry: (key: string) => void;
  /** Called when a validator that was missing has come. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Fetches the compiled validators of a block, by its key.
 * @param retries how often it has been asked for in vain: a browser may keep what failed under its address
 */
type FetchCompiled = (retries: number) => Promise<CompiledSettings>;
export type FetchedSettings = Readonly<Partial<Record<string, FetchCompiled>>>;

/** Finds nothing wrong: what the API refuses is shown all the same, a moment later. */
const unchecked: SettingsValidator = { problemsOf: () => [], isOfBranch: () => false };
const missing: SettingsValidator = { ...unchecked, isMissing: true };

/** The validators of blocks out of what their builds compiled, each kept once it has come. */
export function settingsValidators(fetched: FetchedSettings): SettingsValidators {
  const known = new Map<string, SettingsValidator | Promise<SettingsValidator>>();
  const pending = new Set<string>();
  const failures = new Map<string, number>();
  const listeners = new Set<() => void>();
  const fetchValidator = async (key: string): Promise<SettingsValidator> => {
    let validator = unchecked;
    try {
      const compiled = await fetched[key]?.(failures.get(key) ?? 0);
      if (compiled) validator = settingsValidator(compiled);
    } catch {
      // Policy: a file that does not come, offline or after a release, keeps nobody from writing; the API checks too.
      validator = missing;
      failures.set(key, (failures.get(key) ?? 0) + 1);
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
    retry(key) {
      if (known.get(key) !== missing || pending.has(key)) return;
      pending.add(key);
      void fetchValidator(key).then((validator) => {
        pending.delete(key);
        if (validator !== missing) for (const listener of listeners) listener();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
