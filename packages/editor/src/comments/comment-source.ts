import type { CommentReader, CommentThread } from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

export type CommentState = 'open' | 'resolved';

/** What somebody wrote, and whom they call in it. */
export interface WrittenComment {
  readonly text: string;
  /** Of colleagues, by their uuid. */
  readonly mentions: readonly string[];
}

/** So that the same call sent twice makes one comment. */
export interface NewComment extends WrittenComment {
  readonly uid: string;
}

/** Where what a team says about the blocks of its site is stored. All throw an Error whose message is a sentence for whoever edits. */
export interface CommentSource {
  /** Those that changed last first. @param part 1 for the first ones */
  readonly findThreads: (
    site: number,
    state: CommentState,
    part: number,
  ) => Promise<{ readonly threads: readonly CommentThread[]; readonly total: number }>;
  /** Who can be called. */
  readonly findReaders: (site: number) => Promise<readonly CommentReader[]>;
  readonly start: (block: number, comment: NewComment & { readonly page: number }) => Promise<CommentThread>;
  readonly reply: (thread: number, comment: NewComment) => Promise<CommentThread>;
  readonly resolve: (thread: number, isResolved: boolean) => Promise<CommentThread>;
  readonly change: (
    comment: number,
    written: WrittenComment & { readonly revision: number },
  ) => Promise<CommentThread>;
  readonly remove: (comment: number) => Promise<void>;
}

export const CommentSourceContext = createContext<CommentSource | undefined>(undefined);

/** Undefined where nobody keeps comments. */
export function useCommentSource(): CommentSource | undefined {
  return useContext(CommentSourceContext);
}
