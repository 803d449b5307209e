import fc from 'fast-check';

interface Node {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
}

const texts = fc.oneof(
  fc.constantFrom(
    '',
    '#a1b2c3',
    '#12',
    '40px',
    'https://wadwerk.example',
    'x@wadwerk.example',
    '👍👍',
    'main',
  ),
  fc.string({ maxLength: 12 }),
);

function fitting(node: Node): fc.Arbitrary<unknown> {
  if (node.enum) return fc.constantFrom(...node.enum);
  switch (node.type) {
    case 'string':
      return fc.oneof({ weight: 9, arbitrary: texts }, fc.constant('x'.repeat((node.maxLength ?? 20) + 1)));
    case 'integer':
    case 'number':
      return fc.integer({ min: (node.minimum ?? 0) - 1, max: (node.maximum ?? 50) + 1 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(nearSchema(node.items ?? {}), { maxLength: Math.min(4, (node.maxItems ?? 3) + 1) });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(node.properties ?? {}).map(([name, inner]) => [name, nearSchema(inner)]),
        ),
        { requiredKeys: [] },
      );
    default:
      return fc.jsonValue();
  }
}

/** Values as a schema asks for them, most of them; some miss it by a little, and a few are anything. */
export function nearSchema(schema: object): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 19, arbitrary: fitting(schema) }, fc.jsonValue({ maxDepth: 2 }));
}
