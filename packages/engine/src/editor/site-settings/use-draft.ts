import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a key before what was typed is one step. */
const pause = 600;

interface Draft {
  readonly shown: string;
  readonly type: (text: string) => void;
  /** Does not wait any longer: for leaving the field, and Enter. */
  readonly settle: () => void;
}

/**
 * What is being typed, until a pause, Enter or leaving the field makes it a step; leaving the page does too, so nothing
 * typed is lost. A change from elsewhere (undo, a colleague) shows as soon as nothing is being typed.
 * @param commit called with a text that differs from `value`, and may refuse it by returning false: it stays typed
 */
export function useDraft(value: string, commit: (text: string) => boolean): Draft {
  const [typed, setTyped] = useState<string>();
  const latest = useRef({ typed, value, commit });
  useEffect(() => {
    latest.current = { typed, value, commit };
  });
  const settle = useCallback(() => {
    const now = latest.current;
    if (now.typed === undefined) return;
    if (now.typed === now.value || now.commit(now.typed)) {
      latest.current = { ...now, typed: undefined };
      setTyped(undefined);
    }
  }, []);
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(settle, pause);
    return () => clearTimeout(timer);
  }, [typed, settle]);
  useEffect(() => settle, [settle]);
  return { shown: typed ?? value, type: setTyped, settle };
}
