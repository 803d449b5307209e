import type { ObjectSchema } from '@boardwright/blocks-schema';
import fc from 'fast-check';

interface Node {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node | undefined;
}

/** In every text: code that must come out as letters, or not at all. */
export const planted =
  '<script>planted()</script><img src=x onerror=planted()>"\'{{jobs}} javascript:planted()';

const texts = fc.oneof(
  fc.constant(planted),
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\uD800',
    '#fff',
    '/x',
    `javascript:${planted}`,
    'p-job-list',
    'x'.repeat(3000),
  ),
);
const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  texts,
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, [], {}, [[[]]], { length: 3 }),
  fc.jsonValue({ maxDepth: 4 }),
);
const many = <Item>(item: Item): readonly Item[] => Array.from({ length: 10_000 }, () => item);

/** A value that almost fits a schema: its shape mostly right, its content anything. */
function almost(node: Node): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fits(node) }, { weight: 1, arbitrary: nonsense });
}

function fits(node: Node): fc.Arbitrary<unknown> {
  if (node.enum) return fc.constantFrom(...node.enum);
  if (node.properties) return fc.record(eachOf(node.properties, almost), { requiredKeys: [] });
  if (node.items) return fc.array(almost(node.items), { maxLength: 4 });
  if (node.type === 'boolean') return fc.boolean();
  if (node.type === 'integer' || node.type === 'number')
    return fc.oneof(fc.integer({ min: 0, max: 60 }), fc.constantFrom(-1, 0.5, 1e9));
  return texts;
}

/** One setting: now and then 10,000 of what its list holds. */
function setting(node: Node): fc.Arbitrary<unknown> {
  const usual = almost(node);
  if (!node.items) return usual;
  return fc.oneof(
    { weight: 4, arbitrary: usual },
    { weight: 1, arbitrary: fc.oneof(almost({ ...node.items, items: undefined }), texts).map(many) },
  );
}

function eachOf(
  properties: Readonly<Record<string, Node>>,
  arbitrary: (node: Node) => fc.Arbitrary<unknown>,
): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(Object.entries(properties).map(([name, node]) => [name, arbitrary(node)]));
}

/**
 * Stored settings of any shape at all, for one block: wrong types, missing ones, nested nonsense, 10,000 items, script
 * in every text; mostly near enough to the schema that some of it is drawn.
 */
export function anySettings(schema: ObjectSchema): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const properties = schema.properties as Readonly<Record<string, Node>>;
  const known = fc.record(eachOf(properties, setting), { requiredKeys: [] });
  const unknown = fc.dictionary(fc.string({ maxLength: 8 }), nonsense, { maxKeys: 2 });
  return fc.tuple(known, unknown).map(([values, others]) => ({ ...others, ...values }));
}
