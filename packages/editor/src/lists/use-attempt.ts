import { useRef, useState } from 'react';
import { sentenceOf } from '../ui/sentence-of.ts';

interface Attempt {
  /** Why the last one did not go, as a sentence for the admin; undefined where it did. */
  readonly refused: string | undefined;
  /** Does something at once, without a dialog. Never rejects. @returns whether it went */
  readonly attempt: (work: () => Promise<void>) => Promise<boolean>;
  /** Says something beside what went, or takes back what was said. */
  readonly refuse: (sentence: string | undefined) => void;
}

/**
 * What is done at one press; what the server says of it is said above the list.
 * @param alone on a page of one thing: a second press waits for nothing and does nothing while the first is on its way. In a
 * list the next row is pressed meanwhile.
 */
export function useAttempt({ alone = false }: { readonly alone?: boolean } = {}): Attempt {
  const isOnItsWay = useRef(false);
  const [refused, refuse] = useState<string | undefined>(undefined);
  return {
    refused,
    refuse,
    async attempt(work) {
      if (alone && isOnItsWay.current) return false;
      isOnItsWay.current = true;
      refuse(undefined);
      try {
        await work();
        return true;
      } catch (error) {
        // Policy: it is said, and the list stays as it was.
        refuse(sentenceOf(error));
        return false;
      } finally {
        isOnItsWay.current = false;
      }
    },
  };
}
