import { useState } from 'react';

/**
 * Ticks show before the answer comes; what the answer says is what counts then.
 * @param own the search that the page was drawn with: another one forgets the ticks
 * @returns the ticked ids, and a function that ticks or unticks one and says which are ticked then, ascending
 */
export function useTicked(own: {
  readonly segment_ids: readonly number[];
}): readonly [readonly number[], (id: number) => readonly number[]] {
  const [ticked, setTicked] = useState<{ readonly over: unknown; readonly ids: readonly number[] }>();
  const ids = ticked?.over === own ? ticked.ids : own.segment_ids;
  return [
    ids,
    (id) => {
      const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].sort((a, b) => a - b);
      setTicked({ over: own, ids: next });
      return next;
    },
  ];
}
