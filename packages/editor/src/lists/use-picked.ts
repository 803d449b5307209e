import { useRef, useState } from 'react';

/** Which rows of a list are picked. */
export interface Picked {
  readonly keys: ReadonlySet<string>;
  /** How many of them are on this page: none, some or all. */
  readonly page: 'none' | 'some' | 'all';
  /** @param isRange with all rows from the one that was picked last */
  readonly pick: (at: number, isPicked: boolean, isRange: boolean) => void;
  /** All rows of this page, or none where they all are. */
  readonly togglePage: () => void;
  /** These and no others, also those that are on none of the pages one has seen. */
  readonly pickAll: (keys: readonly string[]) => void;
  readonly clear: () => void;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * What is picked of a list, also on its other pages.
 * @param rows the keys of the rows of this page, in their order
 */
export function usePicked(rows: readonly string[]): Picked {
  const [keys, setKeys] = useState(nothing);
  const last = useRef<number>(undefined);
  const there = rows.filter((key) => keys.has(key)).length;
  const set = (those: readonly string[], isPicked: boolean): void =>
    setKeys((before) => {
      const next = new Set(before);
      for (const key of those)
        if (isPicked) next.add(key);
        else next.delete(key);
      return next;
    });
  const page = there === 0 ? 'none' : there === rows.length ? 'all' : 'some';
  return {
    keys,
    page,
    pick(at, isPicked, isRange) {
      const from = isRange ? (last.current ?? at) : at;
      last.current = at;
      set(rows.slice(Math.min(from, at), Math.max(from, at) + 1), isPicked);
    },
    togglePage: () => set(rows, page !== 'all'),
    pickAll: (those) => setKeys(new Set(those)),
    clear: () => setKeys(nothing),
  };
}
