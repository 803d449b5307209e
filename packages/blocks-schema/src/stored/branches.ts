/** A schema as far as it is walked here: anything that JSON Schema allows may stand in it. */
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const one = [
  'items',
  'additionalItems',
  'additionalProperties',
  'contains',
  'not',
  'if',
  'then',
  'else',
  'propertyNames',
];
const several = ['items', 'allOf', 'anyOf', 'oneOf'];
const byName = ['properties', 'patternProperties', 'definitions', 'dependencies'];

/** Which schemas a value is held against to find out what is drawn of it: the condition, and each of the choices. */
const isBranch = (keyword: string): boolean => keyword === 'if' || keyword === 'anyOf' || keyword === 'oneOf';

/** A schema with each of its parts, however deep, replaced; each is handed over after its own parts. */
function mapped(
  node: unknown,
  path: string,
  change: (node: Node, path: string, isBranch: boolean) => Node,
): unknown {
  if (!isNode(node)) return node;
  const next: Record<string, unknown> = { ...node };
  const visit = (inner: unknown, at: string, branch: boolean): unknown => {
    const made = mapped(inner, at, change);
    return isNode(made) ? change(made, at, branch) : made;
  };
  for (const keyword of one)
    if (isNode(node[keyword])) next[keyword] = visit(node[keyword], `${path}/${keyword}`, isBranch(keyword));
  for (const keyword of several) {
    const list: unknown = node[keyword];
    if (Array.isArray(list))
      next[keyword] = list.map((inner, at) => visit(inner, `${path}/${keyword}/${at}`, isBranch(keyword)));
  }
  for (const keyword of byName) {
    const named: unknown = node[keyword];
    if (isNode(named))
      next[keyword] = Object.fromEntries(
        Object.entries(named).map(([name, inner]) => [
          name,
          visit(inner, `${path}/${keyword}/${name}`, false),
        ]),
      );
  }
  return next;
}

/** Every choice and condition of a schema, by where it stands in it. */
export function branchesOf(schema: object): Readonly<Record<string, object>> {
  const found: Record<string, object> = {};
  const { definitions } = schema as Node;
  mapped(schema, '', (node, path, branch) => {
    if (branch) found[path] = definitions === undefined ? node : { ...node, definitions };
    return node;
  });
  return found;
}

/** The schema with where it stands written on each of its choices and conditions, as `branch`. */
export function markedBranches<Schema extends object>(schema: Schema): Schema {
  return mapped(schema, '', (node, path, branch) => (branch ? { ...node, branch: path } : node)) as Schema;
}
