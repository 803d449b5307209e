/** A schema as far as it is walked here: anything that JSON Schema allows may stand in it. */
type Node = Readonly<Record<string, unknown>>;
/** Changes a part of a schema, its own parts changed already. */
type Change = (part: Node, path: string, isBranch: boolean) => Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const single = [
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

/** A schema with each part of it changed, however deep; the schema itself is not. */
export function mappedSchema(node: Node, change: Change, path = ''): Node {
  const next: Record<string, unknown> = { ...node };
  const visit = (part: unknown, at: string, branch: boolean): unknown =>
    isNode(part) ? change(mappedSchema(part, change, at), at, branch) : part;
  for (const keyword of single)
    if (isNode(node[keyword])) next[keyword] = visit(node[keyword], `${path}/${keyword}`, isBranch(keyword));
  for (const keyword of several) {
    const list: unknown = node[keyword];
    if (Array.isArray(list))
      next[keyword] = list.map((part, at) => visit(part, `${path}/${keyword}/${at}`, isBranch(keyword)));
  }
  for (const keyword of byName) {
    const named: unknown = node[keyword];
    if (isNode(named))
      next[keyword] = Object.fromEntries(
        Object.entries(named).map(([name, part]) => [name, visit(part, `${path}/${keyword}/${name}`, false)]),
      );
  }
  return next;
}

/** Every choice and condition of a schema, by where it stands in it. */
export function branchesOf(schema: object): Readonly<Record<string, object>> {
  const found: Record<string, object> = {};
  const { definitions } = schema as Node;
  mappedSchema(schema as Node, (part, path, branch) => {
    if (branch) found[path] = definitions === undefined ? part : { ...part, definitions };
    return part;
  });
  return found;
}

/** The schema with where it stands written on each of its choices and conditions, as `branch`. */
export function markedBranches<Schema extends object>(schema: Schema): Schema {
  return mappedSchema(schema as Node, (part, path, branch) =>
    branch ? { ...part, branch: path } : part,
  ) as Schema;
}
