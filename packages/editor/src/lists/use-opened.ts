import { useState } from 'react';

/**
 * The row whose dialog is open, for as long as it is: also once the list beneath holds it no longer, as a filter that
 * comes late, or what the dialog itself did, makes of it. So it is heard how what was sent went.
 * @param rows what the list holds, undefined while nothing was read
 * @param open the row's name in the address
 */
export function useOpened<Row>(
  rows: readonly Row[] | undefined,
  open: string | undefined,
  nameOf: (row: Row) => string,
): Row | undefined {
  const [last, setLast] = useState<Row>();
  const found = rows?.find((row) => nameOf(row) === open);
  if (found !== undefined && found !== last) setLast(found);
  if (found !== undefined) return found;
  return last !== undefined && nameOf(last) === open ? last : undefined;
}
