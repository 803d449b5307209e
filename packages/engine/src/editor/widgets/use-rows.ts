import { createRef, useCallback, useRef, useState, type RefObject } from 'react';
import type { RowPlace } from './sortable.tsx';

interface Rows {
  /** One for each item, the same for as long as the item is there. */
  readonly keys: readonly string[];
  readonly setKeys: (keys: readonly string[]) => void;
  readonly newKey: () => string;
  /** Always the same function, and for a key always the same place. */
  readonly placeOf: (key: string) => RowPlace;
}

/**
 * Keys for the items of a list, which have none of their own: whoever moves items moves their keys along, so that an
 * open row stays open. When items come and go from elsewhere (an undo), the keys of the first ones stay.
 */
export function useRows(count: number): Rows {
  const made = useRef(0);
  const places = useRef(new Map<string, RowPlace>());
  const newKey = (): string => `row-${(made.current += 1)}`;
  const [kept, setKeys] = useState<readonly string[]>(() => Array.from({ length: count }, newKey));
  let keys = kept;
  if (keys.length !== count) {
    keys = [...kept.slice(0, count), ...Array.from({ length: Math.max(0, count - kept.length) }, newKey)];
    setKeys(keys);
  }
  const placeOf = useCallback((key: string): RowPlace => {
    let place = places.current.get(key);
    if (!place) {
      place = { row: createRef() as RefObject<HTMLElement | null>, grip: createRef() };
      places.current.set(key, place);
    }
    return place;
  }, []);
  return { keys, setKeys, newKey, placeOf };
}
