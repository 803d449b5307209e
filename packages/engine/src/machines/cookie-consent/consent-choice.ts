/** What a visitor chose: everything, or exactly these tabs (mandatory ones are always on). */
export type ConsentChoice =
  | { readonly choice: 'all' }
  | { readonly choice: 'some'; readonly accepted: readonly string[] };

/** Whether a tab's scripts may run under a choice (specification §4). */
export function mayRun(
  tab: { readonly id: string; readonly type: string },
  choice: ConsentChoice | undefined,
): boolean {
  if (tab.type === 'mandatory' || choice?.choice === 'all') return true;
  return choice?.choice === 'some' && choice.accepted.includes(tab.id);
}

/** A saved state as a choice; undefined while nothing was chosen, neither at a video. */
export function choiceOf(consent: {
  readonly state: 'unset' | 'all' | 'some';
  readonly accepted: readonly string[];
}): ConsentChoice | undefined {
  const { state, accepted } = consent;
  if (state === 'all') return { choice: 'all' };
  return state === 'unset' && accepted.length === 0 ? undefined : { choice: 'some', accepted };
}
