import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { SchemaProblem } from './validation.messages.ts';

// The contract's schemas are ours and small; what they check is bounded by the body limit. A typo is an error (400)
// rather than a silence, so nothing undeclared is removed.
const common: Options = { allErrors: true, removeAdditional: false, useDefaults: true, strict: false };
const fromText = new Ajv({ ...common, coerceTypes: 'array' });
const fromJson = new Ajv({ ...common, coerceTypes: false });
// Of a large file the first problem is enough: its nonsense does not deserve an answer of its own size.
const ofFiles = new Ajv({ ...common, allErrors: false, useDefaults: false, coerceTypes: false });
const compiled = new WeakMap<object, ReturnType<Ajv['compile']>>();
// A format that a plugin declares is checked, not passed over.
for (const ajv of [fromText, fromJson, ofFiles]) addFormats(ajv);

const unstorable = /[\0\p{Surrogate}]/u;

/** No declared body is nested deeper; endless brackets are somebody's experiment. */
const deepest = 40;

/** The first text in a value that PostgreSQL could not store: a NUL or half a character. Gives its path. */
function badText(value: unknown, path = '', depth = 0): string | undefined {
  if (typeof value === 'string') return unstorable.test(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === deepest) return path;
  for (const [key, inner] of Object.entries(value)) {
    const bad = badText(key, path) ?? badText(inner, `${path}/${key}`, depth + 1);
    if (bad !== undefined) return bad;
  }
  return undefined;
}

/** Problems of a request with its contract; the error handler turns them into sentences. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';
  readonly problems: readonly SchemaProblem[];
  constructor(problems: readonly SchemaProblem[]) {
    super('The request does not fit the contract');
    this.problems = problems;
  }
}

/** Compiles the contract's schemas for Fastify: text of an address is read as numbers and booleans, JSON is taken at its word. */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const check = (httpPart === 'body' ? fromJson : fromText).compile(schema);
  return (value: unknown) => {
    const bad = badText(value);
    if (bad !== undefined) {
      return { error: new InvalidRequest([{ keyword: 'wellFormed', instancePath: bad, params: {} }]) };
    }
    if (check(value)) return { value };
    return { error: new InvalidRequest((check.errors ?? []) as SchemaProblem[]) };
  };
};

/**
 * What in a value read from a file does not fit a schema, or could not be stored; the value is taken at its word.
 * @returns none where it fits
 */
export function schemaProblems(schema: object, value: unknown): readonly SchemaProblem[] {
  const bad = badText(value);
  if (bad !== undefined) return [{ keyword: 'wellFormed', instancePath: bad, params: {} }];
  const check = compiled.get(schema) ?? ofFiles.compile(schema);
  compiled.set(schema, check);
  return check(value) ? [] : ((check.errors ?? []) as SchemaProblem[]);
}
