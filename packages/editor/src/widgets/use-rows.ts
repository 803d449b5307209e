import { createRef, useCallback, useRef, useState } from 'react';
import type { RowPlace } from './sortable.tsx';

let made = 0;
/** A key nothing else has. */
export const newKey = (): string => `row-${(made += 1)}`;

/** Where rows and their grips are, by key: always the same function, and for a key always the same place. */
export function usePlaces(): (key: string) => RowPlace {
  const places = useRef(new Map<string, RowPlace>());
  return useCallback((key: string): RowPlace => {
    let place = places.current.get(key);
    if (!place) {
      place = { row: createRef<HTMLElement>(), grip: createRef() };
      places.current.set(key, place);
    }
    return place;
  }, []);
}

interface Rows {
  /** One for each item, the same for as long as the item is there. */
  readonly keys: readonly string[];
  readonly setKeys: (keys: readonly string[]) => void;
  readonly placeOf: (key: string) => RowPlace;
}

/**
 * Keys for the items of a list, which have none of their own: whoever moves items moves their keys along, so that an
 * open row stays open. When items come and go from elsewhere (an undo), the keys of the first ones stay.
 */
export function useRows(count: number): Rows {
  const placeOf = usePlaces();
  const [stored, setKeys] = useState<readonly string[]>(() => Array.from({ length: count }, newKey));
  let keys = stored;
  if (keys.length !== count) {
    keys = [...stored.slice(0, count), ...Array.from({ length: Math.max(0, count - stored.length) }, newKey)];
    setKeys(keys);
  }
  return { keys, setKeys, placeOf };
}
