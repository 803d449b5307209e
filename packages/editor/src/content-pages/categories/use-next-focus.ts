import { type RefObject, useLayoutEffect, useRef } from 'react';

interface NextFocus {
  readonly table: RefObject<HTMLTableElement | null>;
  /**
   * Says where the keyboard goes on once a row is there no more.
   * @param leaving the row's `data-focus`
   * @param next what is focused then: an element's `data-focus`
   */
  readonly goOnAt: (next: number | undefined, leaving: number) => void;
}

/** Keeps the keyboard in a table whose rows go away, in answer to a dialog or at once. */
export function useNextFocus(): NextFocus {
  const table = useRef<HTMLTableElement>(null);
  const wanted = useRef<{ readonly next: number; readonly leaving: number } | undefined>(undefined);
  const find = (place: number) => table.current?.querySelector<HTMLElement>(`[data-focus="${place}"]`);
  // At every drawing: the dialog, which has the focus, may be gone later than the row.
  useLayoutEffect(() => {
    if (!wanted.current || document.activeElement !== document.body || find(wanted.current.leaving)) return;
    find(wanted.current.next)?.focus();
    wanted.current = undefined;
  });
  return {
    table,
    goOnAt(next, leaving) {
      wanted.current = next === undefined ? undefined : { next, leaving };
    },
  };
}
