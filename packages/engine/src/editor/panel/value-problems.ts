import { isRecord } from '../model/is-record.ts';

/** The part of JSON Schema that blocks' settings are written in. */
export interface SettingNode {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly (string | number)[];
  /** What its choices are called, in the order of `enum`. */
  readonly enumNames?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: SettingNode;
  readonly properties?: Readonly<Record<string, SettingNode>>;
  readonly required?: readonly string[];
}

type Rule =
  | 'type'
  | 'enum'
  | 'url'
  | 'email'
  | 'colour'
  | 'length'
  | 'anchor'
  | 'pattern'
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems'
  | 'required';

/** One thing wrong with a value: where (a JSON pointer), which rule, and the rule's number. */
export interface ValueProblem {
  readonly pointer: string;
  readonly rule: Rule;
  readonly count: number;
}

function hasType(type: NonNullable<SettingNode['type']>, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

/** What a pattern asks for, in words that exist for it. */
function patternRule(pattern: string): Rule {
  if (pattern.startsWith('^(|[hH][tT]')) return 'url';
  if (pattern.startsWith('^(|#')) return 'colour';
  if (pattern.includes('(?!main$)')) return 'anchor';
  if (pattern.includes('px|rem')) return 'length';
  return pattern.includes('@') ? 'email' : 'pattern';
}

const patterns = new Map<string, RegExp>();
function matches(pattern: string, text: string): boolean {
  let known = patterns.get(pattern);
  if (!known) {
    known = new RegExp(pattern, 'u');
    patterns.set(pattern, known);
  }
  return known.test(text);
}

/**
 * What is wrong with a value, by the keywords settings use. It compiles nothing: the editor's policy forbids code made
 * from strings, which is what Ajv does with a schema. What a schema does not know is not its business.
 */
export function valueProblems(node: SettingNode, value: unknown, pointer = ''): readonly ValueProblem[] {
  const found = (rule: Rule, count = 0): ValueProblem => ({ pointer, rule, count });
  if (node.enum) return node.enum.includes(value as string) ? [] : [found('enum')];
  if (node.type && !hasType(node.type, value)) return [found('type')];
  if (typeof value === 'string') return textRules(node, value).map(([rule, count]) => found(rule, count));
  if (typeof value === 'number') {
    if (node.minimum !== undefined && value < node.minimum) return [found('minimum', node.minimum)];
    if (node.maximum !== undefined && value > node.maximum) return [found('maximum', node.maximum)];
    return [];
  }
  if (Array.isArray(value))
    return [
      ...listRules(node, value).map(([rule, count]) => found(rule, count)),
      ...(node.items
        ? value.flatMap((item, index) => valueProblems(node.items ?? {}, item, `${pointer}/${index}`))
        : []),
    ];
  if (!isRecord(value)) return [];
  const missing = (node.required ?? [])
    .filter((name) => value[name] === undefined)
    .map((name): ValueProblem => ({ pointer: `${pointer}/${name}`, rule: 'required', count: 0 }));
  const inner = Object.entries(node.properties ?? {}).flatMap(([name, property]) =>
    value[name] === undefined ? [] : valueProblems(property, value[name], `${pointer}/${name}`),
  );
  return [...missing, ...inner];
}

type Found = readonly (readonly [Rule, number])[];

function textRules(node: SettingNode, text: string): Found {
  // Characters as people count them, and as JSON Schema does: code points.
  const { length } = node.maxLength === undefined && node.minLength === undefined ? text : [...text];
  if (node.maxLength !== undefined && length > node.maxLength) return [['maxLength', node.maxLength]];
  if (node.minLength !== undefined && length < node.minLength) return [['minLength', node.minLength]];
  if (node.pattern !== undefined && !matches(node.pattern, text)) return [[patternRule(node.pattern), 0]];
  return [];
}

function listRules(node: SettingNode, list: readonly unknown[]): Found {
  if (node.maxItems !== undefined && list.length > node.maxItems) return [['maxItems', node.maxItems]];
  if (node.minItems !== undefined && list.length < node.minItems) return [['minItems', node.minItems]];
  const unlike = new Set(list.map((item) => JSON.stringify(item)));
  return node.uniqueItems && unlike.size < list.length ? [['uniqueItems', 0]] : [];
}
