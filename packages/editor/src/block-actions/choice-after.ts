/**
 * What is chosen once a page's blocks changed: those that came, else what was chosen. When that went, it is the block
 * above its place, so that what is pasted then lands where it was cut.
 * @returns undefined when what was chosen stays chosen
 */
export function choiceAfter(
  before: readonly number[],
  after: readonly number[],
  chosen: readonly number[],
): readonly number[] | undefined {
  const came = after.filter((id) => !before.includes(id));
  const from = after.indexOf(came[0] ?? 0);
  // Blocks are chosen together from one to another: what came in several places leaves the choice alone.
  const isOneRun = came.length > 0 && after[from + came.length - 1] === came.at(-1);
  if (isOneRun) return came;
  const place = before.findIndex((id) => chosen.includes(id));
  if (place < 0 || chosen.some((id) => after.includes(id))) return undefined;
  const above = before.slice(0, place).findLast((id) => after.includes(id)) ?? after[0];
  return above === undefined ? [] : [above];
}
