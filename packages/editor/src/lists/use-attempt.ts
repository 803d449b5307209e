import { useState } from 'react';
import { sentenceOf } from './use-found.ts';

interface Attempt {
  /** Why the last one did not go, as a sentence for the admin; undefined where it did. */
  readonly refused: string | undefined;
  /** Does something at once, without a dialog. Never rejects. @returns whether it went */
  readonly attempt: (work: () => Promise<void>) => Promise<boolean>;
  /** Says something beside what went, or takes back what was said. */
  readonly refuse: (sentence: string | undefined) => void;
}

/** What is done from a list at one press; what the server says of it is said above the list. */
export function useAttempt(): Attempt {
  const [refused, refuse] = useState<string | undefined>(undefined);
  return {
    refused,
    refuse,
    async attempt(work) {
      refuse(undefined);
      try {
        await work();
        return true;
      } catch (error) {
        // Policy: it is said, and the list stays as it was.
        refuse(sentenceOf(error));
        return false;
      }
    },
  };
}
