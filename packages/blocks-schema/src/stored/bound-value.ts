import type { Problem } from './problem.ts';

interface Node {
  readonly additionalProperties?: boolean | Node;
  readonly patternProperties?: object;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node | readonly Node[];
  readonly maxItems?: number;
}

/** Deeper than any settings are; what lies deeper is nonsense, and could exhaust whoever walks it. */
const deepest = 16;

/** True for an object, which a list is not. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True when a value nests deeper than settings may. */
export function isTooDeep(value: unknown, levels = deepest): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}

/**
 * A value no larger than its schema allows, so that neither checking nor drawing it takes longer than the schema's
 * limits say: lists are cut, and what an object of a list has beside its own settings is left out. What goes is
 * reported; the rest stays.
 * @param path JSON pointer of the value
 */
export function boundValue(
  schema: object,
  value: unknown,
  path: string,
  onProblem: (problem: Problem) => void,
): unknown {
  const { properties, additionalProperties, patternProperties, items, maxItems = Infinity } = schema as Node;
  if (Array.isArray(value)) {
    const cut = value.length > maxItems;
    if (cut) onProblem({ path, message: `must NOT have more than ${maxItems} items` });
    const remaining: readonly unknown[] = cut ? value.slice(0, maxItems) : value;
    return remaining.map((item, at) => {
      const place: object | undefined = Array.isArray(items) ? items[at] : items;
      return place ? boundValue(place, item, `${path}/${at}`, onProblem) : item;
    });
  }
  if (!properties || !isRecord(value)) return value;
  const bound: [string, unknown][] = [];
  for (const [name, inner] of Object.entries(value)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const at = `${path}/${name}`;
    if (property) bound.push([name, boundValue(property, inner, at, onProblem)]);
    else if (additionalProperties === false && !patternProperties)
      onProblem({ path: at, message: 'is not a setting' });
    else bound.push([name, inner]);
  }
  return Object.fromEntries(bound);
}
