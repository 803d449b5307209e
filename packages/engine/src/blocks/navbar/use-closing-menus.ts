import { useEffect, useRef, type RefObject } from 'react';

/**
 * Makes the `details` inside an element behave as menus: Escape closes the innermost open one and gives the focus back
 * to its opener; a press or the focus going elsewhere closes them all, and so does another page. Without scripts they
 * open and close by their summaries.
 * @param address of the page now shown
 */
export function useClosingMenus(ref: RefObject<HTMLElement | null>, address: string): void {
  const current = useRef(address);
  useEffect(() => {
    if (current.current === address) return;
    current.current = address;
    for (const menu of openIn(ref)) menu.open = false;
  }, [ref, address]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const last = event.key === 'Escape' ? openIn(ref).at(-1) : undefined;
      if (!last) return;
      last.open = false;
      last.querySelector('summary')?.focus();
    };
    const onElsewhere = (event: Event): void => {
      for (const menu of openIn(ref)) if (!menu.contains(event.target as Node)) menu.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [ref]);
}

function openIn(ref: RefObject<HTMLElement | null>): HTMLDetailsElement[] {
  return [...(ref.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
}
