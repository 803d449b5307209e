import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the focus goes when a question opens on the page and when it closes: into the question, and back to what opened
 * it. A question that a page begins with leaves the focus where it is.
 */
export function useQuestionFocus(isOpen: boolean): {
  readonly question: RefObject<HTMLElement | null>;
  readonly opener: RefObject<HTMLAnchorElement | null>;
} {
  const question = useRef<HTMLElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    (isOpen ? question : opener).current?.focus();
  }, [isOpen]);
  return { question, opener };
}
