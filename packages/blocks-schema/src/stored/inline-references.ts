import { isRecord } from './bound-value.ts';
import { mappedSchema } from './branches.ts';

type Node = Readonly<Record<string, unknown>>;

const prefix = '#/definitions/';

/** The name of the definition that a schema refers to; undefined where it refers to none. */
export function referenceOf(node: Node): string | undefined {
  const { $ref } = node;
  return typeof $ref === 'string' && $ref.startsWith(prefix) ? $ref.slice(prefix.length) : undefined;
}

/**
 * A schema with what it refers to written in its place, so that whoever reads it (defaults, languages, the panel) finds
 * it there; what stands beside a reference comes first. A definition that holds itself stays a reference.
 */
export function inlineReferences<Schema extends object>(schema: Schema): Schema {
  const { definitions, ...rest } = schema as Node;
  if (!isRecord(definitions)) return schema;
  const inlined = (node: Node, within: readonly string[]): Node =>
    mappedSchema(node, (part) => {
      const name = referenceOf(part);
      const found = name === undefined ? undefined : definitions[name];
      if (name === undefined || !isRecord(found) || within.includes(name)) return part;
      const { $ref: _reference, ...beside } = part;
      return { ...inlined(found, [...within, name]), ...beside };
    });
  const whole = inlined(rest, []);
  const isLeft = JSON.stringify(whole).includes(`"${prefix}`);
  return (isLeft ? { ...whole, definitions } : whole) as Schema;
}
