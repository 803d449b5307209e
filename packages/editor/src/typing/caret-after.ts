/** Where the caret of a text stands once a part of it became another: where it was among what stayed. */
export function caretAfter(before: string, after: string, caret: number): number {
  const shorter = Math.min(before.length, after.length);
  let suffix = 0;
  while (suffix < shorter && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix += 1;
  if (caret >= before.length - suffix) return caret + after.length - before.length;
  let prefix = 0;
  while (prefix < shorter - suffix && before[prefix] === after[prefix]) prefix += 1;
  return caret <= prefix ? caret : after.length - suffix;
}
