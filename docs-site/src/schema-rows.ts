import { code } from './markdown-table.ts';

/** As much of a JSON schema as its description needs. */
export interface SchemaNode {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: SchemaNode;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
}

/** A property at any depth of a schema. */
export interface SchemaRow {
  /** `questions.answer`: a part of an object, or of each thing in a list. */
  readonly path: string;
  readonly node: SchemaNode;
  readonly required: boolean;
}

const largest = 2_147_483_647;

/** `1 to 100`, `at least 1`, `at most 200 characters`. */
function limits(least: number | undefined, most: number | undefined, of = ''): string {
  const upper = most === largest ? undefined : most;
  if (least !== undefined && upper !== undefined) return `, ${least} to ${upper}${of}`;
  if (least !== undefined) return `, at least ${least}${of}`;
  return upper === undefined ? '' : `, at most ${upper}${of}`;
}

/** What a value may be, in words: `integer, 1 to 100`. */
export function typeOf(node: SchemaNode): string {
  if ('const' in node) return code(node.const);
  if (node.enum) return node.enum.map((value) => code(value)).join(', ');
  const kinds = node.anyOf ?? node.oneOf;
  if (kinds) return [...new Set(kinds.map((kind) => typeOf(kind)))].join(' or ');
  const types = typeof node.type === 'string' ? [node.type] : (node.type ?? []);
  return types.map((type) => describe(type, node)).join(' or ') || 'any value';
}

function describe(type: string, node: SchemaNode): string {
  if (type === 'array') {
    const of = node.items ? ` of: ${typeOf(node.items)}` : '';
    return `list${of}${limits(node.minItems, node.maxItems, ' of them')}`;
  }
  if (type === 'string')
    return `text${node.format ? ` (${node.format})` : ''}${limits(node.minLength, node.maxLength, ' characters')}`;
  if (type === 'integer' || type === 'number')
    return (type === 'integer' ? 'whole number' : 'number') + limits(node.minimum, node.maximum);
  return type === 'boolean' ? 'yes or no' : type === 'null' ? '`null`' : type;
}

/** Every property of a schema, parts after what they are parts of. */
export function schemaRows(node: SchemaNode, within = ''): readonly SchemaRow[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, property]) => [
    { path: within + name, node: property, required: node.required?.includes(name) ?? false },
    ...partsOf(property, `${within}${name}.`),
  ]);
}

/** Parts of a value: its own, those of its items, those of each kind that it may be. */
function partsOf(node: SchemaNode, within: string): readonly SchemaRow[] {
  const rows = [
    ...schemaRows(node, within),
    ...(node.items ? partsOf(node.items, within) : []),
    ...[...(node.anyOf ?? []), ...(node.oneOf ?? [])].flatMap((kind) => partsOf(kind, within)),
  ];
  return rows.filter(({ path }, index) => rows.findIndex((one) => one.path === path) === index);
}
