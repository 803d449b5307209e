import { useEffect, useRef, type RefObject } from 'react';

/** The value as it was drawn last: for what is done later than the drawing that began it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
