import type { PageRevision } from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

/** Where a page's revisions come from. */
export interface RevisionSource {
  /** @param part 1 for the newest. @throws Error whose message is a sentence for the admin */
  readonly find: (
    pageId: number,
    part: number,
  ) => Promise<{ readonly revisions: readonly PageRevision[]; readonly isLast: boolean }>;
  /**
   * An empty name takes it away.
   * @param was the name it had when it was read
   * @returns the name that somebody gave it meanwhile, with which nothing was saved
   * @throws Error whose message is a sentence for the admin
   */
  readonly name: (revision: number, name: string, was: string) => Promise<string | undefined>;
  /** Milliseconds. */
  readonly now: () => number;
}

const none: RevisionSource = {
  find: () => Promise.resolve({ revisions: [], isLast: true }),
  name: () => Promise.resolve(undefined),
  now: () => 0,
};

export const RevisionSourceContext = createContext<RevisionSource>(none);

export function useRevisionSource(): RevisionSource {
  return useContext(RevisionSourceContext);
}
