import { useEffect, useState } from 'react';

/**
 * False until somebody does something: what is only needed then does not come with the page.
 * @returns it, and what is called for what this window does not hear, as a pointer that is over the page on the bench
 */
export function useFirstInput(): readonly [isThere: boolean, hear: () => void] {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const first = new AbortController();
    const hear = (event: Event): void => {
      const moved = event instanceof PointerEvent && (event.movementX !== 0 || event.movementY !== 0);
      // What moves under a resting pointer is no input of anybody's.
      if (event.type === 'pointermove' && !moved) return;
      setThere(true);
      first.abort();
    };
    for (const event of ['pointermove', 'pointerdown', 'keydown'])
      window.addEventListener(event, hear, { capture: true, signal: first.signal });
    return () => first.abort();
  }, []);
  return [isThere, () => setThere(true)];
}
