/** One thing wrong with a value: where (as a JSON pointer, '' is the whole), and a sentence. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

/** Every way in which a value can miss its schema, as it is reported to people. */
export const problemRules = [
  'type',
  'enum',
  'choice',
  'url',
  'email',
  'date',
  'time',
  'dateTime',
  'colour',
  'length',
  'anchor',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'contains',
  'minProperties',
  'maxProperties',
  'propertyName',
  'unknown',
  'required',
] as const;
export type ProblemRule = (typeof problemRules)[number];

/** What is wrong with a value against a schema: which rule it misses, and the rule's number. */
export interface SchemaProblem extends Problem {
  readonly rule: ProblemRule;
  /** What the rule asks for, as the most characters; 0 where it says no number. */
  readonly count: number;
}

/** The names and numbers that lead to where a problem is; none for the whole. */
export function partsOfPath(path: string): readonly string[] {
  return path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
