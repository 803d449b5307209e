import { useCallback, useEffect, useRef } from 'react';

/** How many are remembered. */
const most = 20;

/** Remembers which pages were on the bench. @returns what lists them, the last one first */
export function useVisibleBefore(page: number | undefined): () => readonly number[] {
  const shown = useRef<readonly number[]>([]);
  useEffect(() => {
    if (page !== undefined)
      shown.current = [page, ...shown.current.filter((id) => id !== page)].slice(0, most);
  }, [page]);
  return useCallback(() => shown.current, []);
}
