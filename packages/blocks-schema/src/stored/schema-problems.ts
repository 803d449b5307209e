import type { ErrorObject } from 'ajv';
import type { ProblemRule, SchemaProblem } from './problem.ts';

/** What Ajv reports, of whichever of its functions: compiled here and now, or ahead of time. */
export type ReportedError = Pick<
  ErrorObject,
  'keyword' | 'instancePath' | 'schemaPath' | 'params' | 'message' | 'propertyName'
>;
type Params = Readonly<Record<string, unknown>>;

/** What a pattern asks for, in words that exist for it. */
function patternRule(pattern: string): ProblemRule {
  if (pattern.startsWith('^(|[hH][tT]')) return 'url';
  if (pattern.startsWith('^(|#')) return 'colour';
  if (pattern.includes('(?!main$)')) return 'anchor';
  if (pattern.includes('px|rem')) return 'length';
  return pattern.includes('@') ? 'email' : 'pattern';
}

const formatRules: Readonly<Partial<Record<string, ProblemRule>>> = {
  email: 'email',
  uri: 'url',
  url: 'url',
  date: 'date',
  time: 'time',
  'date-time': 'dateTime',
};

const keywordRules: Readonly<Partial<Record<string, ProblemRule>>> = {
  enum: 'enum',
  const: 'enum',
  anyOf: 'choice',
  oneOf: 'choice',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'minimum',
  maximum: 'maximum',
  exclusiveMinimum: 'exclusiveMinimum',
  exclusiveMaximum: 'exclusiveMaximum',
  multipleOf: 'multipleOf',
  minItems: 'minItems',
  maxItems: 'maxItems',
  additionalItems: 'maxItems',
  uniqueItems: 'uniqueItems',
  contains: 'contains',
  minProperties: 'minProperties',
  maxProperties: 'maxProperties',
  propertyNames: 'propertyName',
  additionalProperties: 'unknown',
  required: 'required',
  dependencies: 'required',
  dependentRequired: 'required',
};

function ruleOf(keyword: string, params: Params): ProblemRule {
  if (keyword === 'pattern') return patternRule(String(params['pattern']));
  if (keyword === 'format') return formatRules[String(params['format'])] ?? 'pattern';
  return keywordRules[keyword] ?? 'type';
}

const pointerPart = (name: string): string => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Where the thing is that has to be put right: a property that is missing, or one too many, is named itself. */
function pathOf({ instancePath, params, propertyName }: ReportedError): string {
  const { missingProperty, additionalProperty } = params as Params;
  const name = missingProperty ?? additionalProperty ?? propertyName;
  return typeof name === 'string' ? instancePath + pointerPart(name) : instancePath;
}

function problemOf(error: ReportedError): SchemaProblem {
  const params = error.params as Params;
  const count = params['limit'] ?? params['multipleOf'] ?? 0;
  return {
    path: pathOf(error),
    message: error.message ?? 'is not valid',
    rule: ruleOf(error.keyword, params),
    count: typeof count === 'number' ? count : 0,
  };
}

const isChooser = ({ keyword }: ReportedError): boolean => keyword === 'anyOf' || keyword === 'oneOf';
const isWithin = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}/`);

/** Whether an error says that a branch of a choice is not the one that was meant: its kind or its mark differs. */
function isOtherBranch(error: ReportedError, chooser: ReportedError): boolean {
  const depth = error.instancePath.slice(chooser.instancePath.length).split('/').length - 1;
  return depth <= 1 && ['type', 'const', 'enum', 'additionalProperties'].includes(error.keyword);
}

/** The errors of a choice as people mean it: those of the branch that was meant, or that it is none of them. */
function meantErrors(before: readonly ReportedError[], chooser: ReportedError): readonly ReportedError[] {
  const branches = new Map<string, ReportedError[]>();
  for (const error of before) {
    if (!error.schemaPath.startsWith(`${chooser.schemaPath}/`)) continue;
    const branch = error.schemaPath.slice(chooser.schemaPath.length + 1).split('/', 1)[0] ?? '';
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  const meant = [...branches.values()].filter(
    (errors) => !errors.some((error) => isOtherBranch(error, chooser)),
  );
  return meant.length === 1 && meant[0] ? meant[0] : [chooser];
}

/**
 * What Ajv reports, as it is reported to people: the one mapping there is, for the API and for the editor. Of a choice
 * it reports what every branch has against the value, and of a condition that it has failed beside what has failed in
 * it.
 */
export function schemaProblems(errors: readonly ReportedError[]): readonly SchemaProblem[] {
  let meant: readonly ReportedError[] = [];
  for (const error of errors) {
    if (error.keyword === 'if') continue;
    if (isChooser(error)) {
      const isOfChoice = (one: ReportedError): boolean =>
        isWithin(one.instancePath, error.instancePath) &&
        (one.schemaPath.startsWith(`${error.schemaPath}/`) || !one.schemaPath.startsWith('#/properties'));
      meant = [...meant.filter((one) => !isOfChoice(one)), ...meantErrors(meant, error)];
    } else meant = [...meant, error];
  }
  // The name that is not allowed is reported once, not also by each rule that it misses.
  const reported = new Map<string, SchemaProblem>();
  for (const error of meant) {
    const problem = problemOf(error);
    const key = `${problem.path} ${problem.rule}`;
    if (!reported.has(key)) reported.set(key, problem);
  }
  // A condition without errors of its own (`else: false`) is an error all the same.
  return reported.size > 0 || errors.length === 0
    ? [...reported.values()]
    : errors.slice(0, 1).map(problemOf);
}
