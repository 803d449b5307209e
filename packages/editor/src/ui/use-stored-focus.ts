import { useEffect, useRef, type FocusEvent } from 'react';

interface Had {
  readonly element: Element;
  /** Which row of the part it is in; -1 when it is in none. */
  readonly row: number;
}

const rowsOf = (part: Element): readonly Element[] => [...part.querySelectorAll('li')];

/**
 * Whoever takes away the row they are in goes on at the one that takes its place, else at the last; without rows, at
 * the search of the section it is in.
 * @returns goes on the part whose rows come and go
 */
export function useStoredFocus<T extends Element>() {
  const part = useRef<T>(null);
  const had = useRef<Had>(undefined);
  // With every render: only with one do rows go away.
  useEffect(() => {
    const last = had.current;
    if (!last || last.element.isConnected || document.activeElement !== document.body || !part.current)
      return;
    had.current = undefined;
    const rows = rowsOf(part.current);
    const row = last.row < 0 ? undefined : (rows[last.row] ?? rows.at(-1));
    const next = row?.querySelector<HTMLElement>('button, input');
    (next ?? part.current.closest('section')?.querySelector<HTMLElement>('input'))?.focus();
  });
  return {
    ref: part,
    onFocus: ({ target }: FocusEvent<T>): void => {
      const row = target.closest('li');
      had.current = { element: target, row: part.current && row ? rowsOf(part.current).indexOf(row) : -1 };
    },
  };
}
