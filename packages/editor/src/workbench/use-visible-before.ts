import { useCallback, useEffect, useRef } from 'react';

/** How many are remembered. */
const most = 20;

/** Remembers which pages were on the bench. @returns what lists them, the last one first */
export function useVisibleBefore(page: number | undefined): () => readonly number[] {
  const visible = useRef<readonly number[]>([]);
  useEffect(() => {
    if (page !== undefined)
      visible.current = [page, ...visible.current.filter((id) => id !== page)].slice(0, most);
  }, [page]);
  return useCallback(() => visible.current, []);
}
