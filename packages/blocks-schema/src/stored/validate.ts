import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Problem } from './problem.ts';
import { settingKinds } from '../languages/setting-kind.ts';

const ajv = new Ajv({ allErrors: true, strict: false });
// What is a language's own and what is one for all: a misspelled one must not pass for none.
ajv.addKeyword({ keyword: 'kind', metaSchema: { enum: settingKinds } });
(addFormats as unknown as (instance: Ajv) => void)(ajv);
const compiled = new WeakMap<object, ValidateFunction>();

function problemOf(error: ErrorObject): Problem {
  const extra = (error.params as { additionalProperty?: string }).additionalProperty;
  return {
    path: extra ? `${error.instancePath}/${extra}` : error.instancePath,
    message: error.message ?? 'is not valid',
  };
}

/** What is wrong with a value against a schema; an empty list when nothing is. Compiles each schema once. */
export function problemsOf(schema: object, value: unknown): readonly Problem[] {
  let check = compiled.get(schema);
  if (!check) {
    check = ajv.compile(schema);
    compiled.set(schema, check);
  }
  return check(value) ? [] : (check.errors ?? []).map(problemOf);
}
