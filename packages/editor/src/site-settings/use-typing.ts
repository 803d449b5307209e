import { useCallback, useEffect, useRef, useState } from 'react';
import { createRest } from '../page-editing/after-paint.ts';

interface Typing {
  /** What stands in the field. */
  readonly text: string;
  /** It is not written yet. */
  readonly isTyping: boolean;
  readonly type: (text: string) => void;
  /** Does not wait any longer: for leaving the field, and Enter. */
  readonly settle: () => void;
}

/**
 * What is being typed, until typing rests, Enter or leaving the field writes it; leaving the page does too, so nothing
 * typed is lost. A change from elsewhere (undo, a colleague) shows as soon as nothing is being typed.
 * @param commit called with a text that differs from `value`
 */
export function useTyping(value: string, commit: (text: string) => void): Typing {
  const [typed, setTyped] = useState<string>();
  const latest = useRef({ typed, value, commit });
  useEffect(() => {
    latest.current = { typed, value, commit };
  });
  const settle = useCallback(() => {
    const now = latest.current;
    if (now.typed === undefined) return;
    latest.current = { ...now, typed: undefined };
    if (now.typed !== now.value) now.commit(now.typed);
    setTyped(undefined);
  }, []);
  useEffect(() => settle, [settle]);
  // A reload or a closed window takes the place of the pause: what is kept here meanwhile is sent by the next visit.
  useEffect(() => {
    addEventListener('pagehide', settle);
    return () => removeEventListener('pagehide', settle);
  }, [settle]);
  // Half a word is no step, however long one types at it.
  const [whenRested] = useState(() => createRest(Infinity));
  const type = useCallback(
    (text: string): void => {
      setTyped(text);
      whenRested(settle);
    },
    [whenRested, settle],
  );
  return { text: typed ?? value, isTyping: typed !== undefined, type, settle };
}
