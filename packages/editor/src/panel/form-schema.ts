import { mappedSchema, markedBranches, type BlockSchema } from '@boardwright/blocks-schema';
import { isRecord } from '../model/is-record.ts';
import type { SettingNode } from './setting-node.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => isRecord(value);
const nodesIn = (list: unknown): readonly Node[] => (Array.isArray(list) ? list.filter(isNode) : []);

/** What all of several schemas say, in one: the same parts of them go together, of the rest the last one counts. */
export function mergedNodes(nodes: readonly object[]): Node {
  const merged = (one: unknown, other: unknown): unknown =>
    isNode(one) && isNode(other) ? mergedNodes([one, other]) : other;
  return nodes.reduce<Node>((whole, node) => {
    const next: Record<string, unknown> = { ...whole };
    for (const [keyword, value] of Object.entries(node)) {
      const before = whole[keyword];
      if (keyword === 'required' && Array.isArray(before) && Array.isArray(value))
        next[keyword] = [...new Set([...before, ...value])];
      else next[keyword] = merged(before, value);
    }
    return next;
  }, {});
}

/** `allOf` in one; conditions among it stay where each of them can be asked. */
function withoutAllOf(node: Node): Node {
  const { allOf, ...rest } = node;
  if (!Array.isArray(allOf)) return node;
  const plain = nodesIn(allOf).filter((part) => !('if' in part));
  const conditions = nodesIn(allOf).filter((part) => 'if' in part);
  return { ...mergedNodes([...plain, rest]), ...(conditions.length > 0 && { allOf: conditions }) };
}

const isNull = ({ type }: Node): boolean => type === 'null';

/** A type that may also be null, or a choice between null and something. */
function withoutNull(node: Node): Node {
  const { type } = node;
  if (Array.isArray(type) && type.includes('null')) {
    const [other] = type.filter((one) => one !== 'null');
    const choices = Array.isArray(node['enum']) && { enum: node['enum'].filter((one) => one !== null) };
    return { ...node, type: other, nullable: true, ...choices };
  }
  for (const keyword of ['anyOf', 'oneOf']) {
    const options = nodesIn(node[keyword]);
    const left = options.filter((option) => !isNull(option));
    if (left.length === options.length || left.length === 0) continue;
    const { [keyword]: _options, ...rest } = node;
    const [only] = left;
    // Nothing is one of several kinds; beside one value alone, an emptied control means it.
    if (left.length > 1 || !only || only['type'] === 'object' || only['type'] === 'array') return node;
    return { ...mergedNodes([only, rest]), nullable: true };
  }
  return node;
}

/** Choices that each are one value, with a title: an enum that has names. */
function asEnum(node: Node): Node {
  for (const keyword of ['oneOf', 'anyOf']) {
    const options = nodesIn(node[keyword]);
    // Each of them is drawn before the choice: one value is an enum of one by now.
    const values = options.map((option) => (Array.isArray(option['enum']) ? option['enum'] : []));
    if (values.length === 0 || !values.every(({ length }) => length === 1)) continue;
    const { [keyword]: _options, ...rest } = node;
    const names = options.map((option, at) => option['title'] ?? String(values[at]?.[0]));
    return { ...rest, type: rest['type'] ?? typeof values[0]?.[0], enum: values.flat(), enumNames: names };
  }
  return node;
}

/** One value and no other is shown, and cannot be changed. */
function asOnlyValue(node: Node): Node {
  if (!('const' in node)) return node;
  const { const: only, ...rest } = node;
  if (only === null) return { ...rest, type: 'null' };
  return { type: typeof only, default: only, ...rest, enum: [only], readOnly: true };
}

/** Kinds of value of which one is chosen are one keyword, and places of a list another than its items. */
function withOneName(node: Node): Node {
  const { anyOf, items, ...rest } = node;
  return {
    ...rest,
    ...(anyOf !== undefined && rest['oneOf'] === undefined ? { oneOf: anyOf } : {}),
    ...(Array.isArray(items) ? { type: 'array', places: items } : items === undefined ? {} : { items }),
  };
}

const simplifiedNode = (node: Node): Node =>
  withOneName(
    [withoutAllOf, withoutNull, asEnum, asOnlyValue].reduce<Node>((rendered, step) => step(rendered), node),
  );

const position = new WeakMap<object, Node>();

/** The schema of settings as the panel draws it: the same values, said in fewer ways; it validates nothing. */
function simplifiedSettings(settings: BlockSchema['settings']): Node {
  let known = position.get(settings);
  if (!known) {
    known = mappedSchema({ ...markedBranches(settings) }, (part) => simplifiedNode(part));
    position.set(settings, known);
  }
  return known;
}

/** One setting of a block as the panel draws it; the same object each time. */
export function nodeOf({ settings }: BlockSchema, name: string): SettingNode {
  const properties = simplifiedSettings(settings)['properties'] as Readonly<Record<string, SettingNode>>;
  return properties[name] ?? nothing;
}
const nothing: SettingNode = {};

/** What references in a block's settings lead to; undefined where there are none. */
export function definitionsOf({ settings }: BlockSchema): Node | undefined {
  return simplifiedSettings(settings)['definitions'] as Node | undefined;
}

const conditional = ['if', 'allOf', 'dependencies'];

/** Whether what is drawn of an object hangs on what it holds. */
const isConditional = (node: object): boolean => conditional.some((keyword) => keyword in node);

/**
 * A block's schema with its settings as they are drawn while they hold these values.
 * @param resolve what is drawn of a schema for a value, its conditions decided
 */
export function settingsFor(
  schema: BlockSchema,
  values: unknown,
  resolve: (whole: Node, values: unknown) => Node,
): BlockSchema {
  const whole = simplifiedSettings(schema.settings);
  if (!isConditional(whole)) return schema;
  const resolved = resolve(whole, values);
  const properties = resolved['properties'] as BlockSchema['settings']['properties'];
  const settings = { ...schema.settings, properties };
  position.set(settings, resolved);
  return { ...schema, settings };
}

/** Whether a part is shown beside others that have these values. */
export function isVisible(node: SettingNode, beside: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(node.visibleWhen ?? {}).every(([name, wanted]) =>
    (Array.isArray(wanted) ? wanted : [wanted]).includes(beside[name]),
  );
}
