import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus back on what opened something once that is closed, and was closed from inside: the focus went with
 * it. Who is elsewhere by then stays there.
 * @param isOpen whether it is open; its opener may be away meanwhile
 * @returns goes on the opener
 */
export function useFocusBack<T extends HTMLElement>(isOpen: boolean): RefObject<T | null> {
  const opener = useRef<T>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
