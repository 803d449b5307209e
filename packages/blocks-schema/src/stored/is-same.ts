/** For `JSON.stringify`: an object with its keys in one order, whoever wrote it. */
export const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/**
 * Whether two values that are stored say the same, as JSON does: keys in any order, and one that holds undefined is not
 * there.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const [ours, theirs] = [JSON.stringify(one), JSON.stringify(other)];
  if (ours === theirs) return true;
  // What differs in the order of its keys alone is of one length: all else is distinguished at once.
  return ours?.length === theirs?.length && JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}
