/** A row of a table of moves: from which statuses, and to which. */
export interface Transition<Status extends string> {
  readonly from: readonly Status[];
  readonly to: Status;
}

/** What something becomes by a move; undefined where its row does not allow it from this status. */
export function statusAfter<Status extends string>(
  { from, to }: Transition<Status>,
  status: Status,
): Status | undefined {
  return from.includes(status) ? to : undefined;
}
