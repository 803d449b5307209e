/** An object with its keys in one order: jsonb keeps them in an order of its own. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Whether two values are the same as JSON, as jsonb compares them: keys in any order, undefined is null. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null, inOrder) === JSON.stringify(other ?? null, inOrder);
}
