import { useEffect, useState } from 'react';

/** How long nobody types before one may be asked something, ms. */
const rest = 1000;

const isText = (element: Element | null): boolean | undefined =>
  element instanceof HTMLTextAreaElement ||
  (element as HTMLElement | null)?.isContentEditable ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'button', 'range', 'color', 'file'].includes(element.type));

/**
 * Waits until whoever is typing pauses for a second, in this field or the next: a question that comes up in the middle
 * of a word takes the next keys. At once where nobody is in a field of text.
 */
export function typingRests(): Promise<void> {
  // The page on the bench has a document of its own, in which its texts are typed.
  const typedIn = (document.activeElement as HTMLIFrameElement | null)?.contentDocument ?? document;
  if (!isText(typedIn.activeElement)) return Promise.resolve();
  return new Promise((resolve) => {
    const over = new AbortController();
    const done = (): void => {
      over.abort();
      resolve();
    };
    let timer = setTimeout(done, rest);
    const typed = (): void => {
      clearTimeout(timer);
      timer = setTimeout(done, rest);
    };
    for (const kind of ['keydown', 'input'])
      typedIn.addEventListener(kind, typed, { capture: true, signal: over.signal });
  });
}

/** Whether what comes up by itself may come up: once it is wanted, and nobody types any more. */
export function useAtRest(isWanted: boolean): boolean {
  // What is wanted from the beginning meets nobody typing.
  const [isAtRest, setAtRest] = useState(isWanted);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    void typingRests().then(() => isOver || setAtRest(true));
    return () => {
      isOver = true;
      setAtRest(false);
    };
  }, [isWanted]);
  return isWanted && isAtRest;
}
