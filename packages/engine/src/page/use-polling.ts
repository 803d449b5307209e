import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

interface ThemeVariables {
  /** Milliseconds between the answer of one look and the next. */
  readonly every: number;
  /** After so many it rests. */
  readonly atMost: number;
}

/**
 * Looks again and again while something is awaited. A look begins when the one before has its answer: on a slow line
 * they would overtake each other.
 * @param look must not reject, and stay the same between two draws
 */
export function useThemeVariables(
  isWaiting: boolean,
  look: () => Promise<void>,
  { every, atMost }: ThemeVariables,
): void {
  useEffect(() => {
    if (!isWaiting) return;
    let left = atMost;
    let isOver = false;
    let next: ReturnType<typeof setTimeout>;
    const again = async () => {
      left -= 1;
      await look();
      if (left > 0 && !isOver) next = setTimeout(() => void again(), every);
    };
    next = setTimeout(() => void again(), every);
    return () => {
      isOver = true;
      clearTimeout(next);
    };
  }, [isWaiting, look, every, atMost]);
}

/** While something is awaited the page reads itself again: each reading takes the place of one that still goes on. */
export function usePageTheme(isWaiting: boolean, theme: ThemeVariables): void {
  const { revalidate } = useRevalidator();
  useThemeVariables(isWaiting, revalidate, theme);
}
