import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

interface Polling {
  /** Milliseconds between the response to one request and the next. */
  readonly every: number;
  /** After so many it rests. */
  readonly atMost: number;
}

/**
 * Polls while something is awaited. A request begins when the one before has its response: on a slow line they would
 * overtake each other.
 * @param poll must not reject, and stay the same between two renders
 */
export function usePolling(isWaiting: boolean, poll: () => Promise<void>, { every, atMost }: Polling): void {
  useEffect(() => {
    if (!isWaiting) return;
    let left = atMost;
    let isOver = false;
    let next: ReturnType<typeof setTimeout>;
    const again = async () => {
      left -= 1;
      await poll();
      if (left > 0 && !isOver) next = setTimeout(() => void again(), every);
    };
    next = setTimeout(() => void again(), every);
    return () => {
      isOver = true;
      clearTimeout(next);
    };
  }, [isWaiting, poll, every, atMost]);
}

/** While something is awaited the page reads itself again: each reading takes the place of one that still goes on. */
export function useRevalidation(isWaiting: boolean, polling: Polling): void {
  const { revalidate } = useRevalidator();
  usePolling(isWaiting, revalidate, polling);
}
