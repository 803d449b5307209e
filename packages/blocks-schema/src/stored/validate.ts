import type { ValidateFunction } from 'ajv';
import { branchesOf } from './branches.ts';
import type { CompiledSettings, CompiledValidator, SettingsValidator } from './compiled-settings.ts';
import type { SchemaProblem } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';
import { settingAjv } from './setting-ajv.ts';

const ajv = settingAjv();
const compiled = new WeakMap<object, ValidateFunction>();

/** What is wrong with a value against a schema; an empty list when nothing is. Compiles each schema once. */
export function problemsOf(schema: object, value: unknown): readonly SchemaProblem[] {
  let check = compiled.get(schema);
  if (!check) {
    check = ajv.compile(schema);
    compiled.set(schema, check);
  }
  return check(value) ? [] : schemaProblems(check.errors ?? []);
}

/** The check of a block's settings, made here and now: what the editor is given compiled. */
export function validatorOfSettings(schema: object): SettingsValidator {
  const branches = branchesOf(schema);
  return {
    problemsOf: (settings) => problemsOf(schema, settings),
    isOfBranch: (path, value) => {
      const branch = branches[path];
      return branch !== undefined && problemsOf(branch, value).length === 0;
    },
  };
}

/**
 * What `compiledModule` writes down, made in the browser that needs it: for an application whose build compiles none.
 * @throws EvalError where the page's Content-Security-Policy lets no script make code
 */
export function compiledHere(schema: object): CompiledSettings {
  const made = (part: object): CompiledValidator => ajv.compile(part) as CompiledValidator;
  return {
    settings: made(schema),
    branches: Object.fromEntries(
      Object.entries(branchesOf(schema)).map(([path, part]) => [path, made(part)]),
    ),
  };
}
