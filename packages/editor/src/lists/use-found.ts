import { useCallback, useEffect, useState } from 'react';
import { sentenceOf } from '../ui/sentence-of.ts';

/** What is being read: while it is, nothing or what was there before; then it, or why not. */
export interface Found<Answer> {
  readonly found: Answer | undefined;
  readonly problem: string | undefined;
  readonly isReading: boolean;
  readonly again: () => void;
}

interface Stored<Answer> {
  readonly read: unknown;
  readonly round: number;
  readonly found: Answer | undefined;
  readonly problem: string | undefined;
}

/**
 * Reads when it is drawn, when `read` becomes another one, and again when asked.
 * @param read kept with `useCallback`, for another one reads again
 */
export function useFound<Answer>(read: () => Promise<Answer>): Found<Answer> {
  const [round, setRound] = useState(0);
  const [stored, setStored] = useState<Stored<Answer> | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const store = (found: Answer | undefined, problem: string | undefined): void => {
      if (isWanted) setStored({ read, round, found, problem });
    };
    // Policy: the workspace says it, and offers to try again.
    read().then(
      (found) => store(found, undefined),
      (error: unknown) => store(undefined, sentenceOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [read, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  const isReading = stored?.read !== read || stored.round !== round;
  return { found: stored?.found, problem: isReading ? undefined : stored.problem, isReading, again };
}
