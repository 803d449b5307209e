import { useCallback, useEffect, useState } from 'react';
import { sentenceOf } from '../ui/sentence-of.ts';

interface Read<Answer> {
  /** As it was read last. */
  readonly found: Answer | undefined;
  /** Why it could not be read, as a sentence. */
  readonly problem: string | undefined;
  readonly again: () => void;
}

/**
 * Reads a part of the account when it is drawn, and again when asked.
 * @param read kept with `useCallback`, for another one reads again
 */
export function useRead<Answer>(read: () => Promise<Answer>): Read<Answer> {
  const [found, setFound] = useState<Answer | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const again = useCallback(async () => {
    try {
      setFound(await read());
      setProblem(undefined);
    } catch (error) {
      // Policy: the admin reads what the server says, and may ask again.
      setProblem(sentenceOf(error));
    }
  }, [read]);
  useEffect(() => {
    void again();
  }, [again]);
  return { found, problem, again: () => void again() };
}
