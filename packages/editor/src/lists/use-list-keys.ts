import { useEffect, useRef } from 'react';
import { withSingles } from '../keyboard/single-keys.ts';

const typed = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';

/** Whether somebody types there, or a dialog is open: single letters rest. */
const rests = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(typed) !== null) ||
  document.querySelector('dialog[open]') !== null;

/**
 * The keys of a list: J and K walk its rows, X picks the one where the focus is, `/` begins to search. Rows are walked by
 * what opens them, marked `data-row`, so that Enter opens it. Who switched single letters off has none of these.
 * @param onPick picks or unpicks a row of this page; with Shift a range
 */
export function useListKeys(onPick: (at: number, isRange: boolean) => void) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onPick);
  useEffect(() => {
    latest.current = onPick;
  });
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (ctrlKey || metaKey || altKey || rests(target) || !withSingles()) return;
      const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const row = target instanceof Element ? target.closest('tr, li') : null;
      const at = rows.findIndex((one) => one.closest('tr, li') === row && row !== null);
      const wanted = key.toLowerCase();
      if (wanted === 'j') rows[Math.min(at + 1, rows.length - 1)]?.focus();
      else if (wanted === 'k') rows[Math.max(at - 1, 0)]?.focus();
      else if (wanted === 'x' && at >= 0) latest.current(at, shiftKey);
      else if (key === '/') place.current?.querySelector<HTMLInputElement>('[type=search]')?.focus();
      else return;
      event.preventDefault();
      // Beside the pages `/` searches the list; the commands are under Ctrl+K.
      event.stopPropagation();
    }
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
  return place;
}
