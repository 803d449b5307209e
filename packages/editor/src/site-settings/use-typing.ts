import { isSame } from '@boardwright/blocks-schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createRest } from '../page-editing/after-paint.ts';

interface Typing<Value> {
  /** What stands in the field. */
  readonly value: Value;
  /** It is not written yet. */
  readonly isTyping: boolean;
  readonly type: (value: Value) => void;
  /** Does not wait any longer: for leaving the field, and Enter. */
  readonly flush: () => void;
}

/**
 * What is being typed, until typing rests, Enter or leaving the field writes it; leaving the page does too, so nothing
 * typed is lost. A change from elsewhere (undo, a colleague) shows as soon as nothing is being typed.
 * @param commit called with a value that differs from `value`
 */
export function useTyping<Value>(value: Value, commit: (value: Value) => void): Typing<Value> {
  const [typed, setTyped] = useState<Value>();
  const latest = useRef({ typed, value, commit });
  useEffect(() => {
    latest.current = { typed, value, commit };
  });
  const flush = useCallback(() => {
    const now = latest.current;
    if (now.typed === undefined) return;
    latest.current = { ...now, typed: undefined };
    if (!isSame(now.typed, now.value)) now.commit(now.typed);
    setTyped(undefined);
  }, []);
  useEffect(() => flush, [flush]);
  // A reload or a closed window takes the place of the pause: what is kept here meanwhile is sent by the next visit.
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => removeEventListener('pagehide', flush);
  }, [flush]);
  // Half a word is no step, however long one types at it.
  const [whenRested] = useState(() => createRest(Infinity));
  const type = useCallback(
    (next: Value): void => {
      setTyped(() => next);
      whenRested(flush);
    },
    [whenRested, flush],
  );
  return { value: typed ?? value, isTyping: typed !== undefined, type, flush };
}
