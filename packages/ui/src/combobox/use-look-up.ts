import { useEffect, useRef, useState } from 'react';
import { lookUpFrom } from './look-up-from.ts';

/** Pause in typing before anything is asked for, in milliseconds (specification §9 'fetch minimum delay'). */
const pause = 200;

export interface LookUp<Found> {
  /** Of the last question that was answered; empty while there is nothing to choose. */
  readonly found: readonly Found[];
  /** Asks after a pause; a question typed over is dropped, also when it is under way. */
  readonly ask: (typed: string) => void;
  readonly forget: () => void;
}

/**
 * Looks something up while one types.
 * @param find answers what was typed; rejects when its signal aborts
 */
export function useLookUp<Found>(
  find: (typed: string, signal: AbortSignal) => Promise<readonly Found[]>,
): LookUp<Found> {
  const [found, setFound] = useState<readonly Found[]>([]);
  const question = useRef<Question>(undefined);
  useEffect(() => () => drop(question.current), []);
  const answer = async (typed: string, signal: AbortSignal): Promise<void> => {
    try {
      const answered = await find(typed, signal);
      if (!signal.aborted) setFound(answered);
    } catch {
      // Policy: suggestions are a convenience. Offline or refused, one types on and searches all the same.
      if (!signal.aborted) setFound([]);
    }
  };
  return {
    found,
    ask(typed) {
      drop(question.current);
      const text = typed.trim();
      if (text.length < lookUpFrom) {
        setFound([]);
        return;
      }
      const controller = new AbortController();
      const timer = window.setTimeout(() => void answer(text, controller.signal), pause);
      question.current = { timer, controller };
    },
    forget() {
      drop(question.current);
      setFound([]);
    },
  };
}

interface Question {
  readonly timer: number;
  readonly controller: AbortController;
}

function drop(question: Question | undefined): void {
  clearTimeout(question?.timer);
  question?.controller.abort();
}
