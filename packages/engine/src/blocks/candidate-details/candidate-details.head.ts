import type { BlockHead } from '../../board/define-block.ts';
import type { Translate } from '@boardwright/ui/translate';
import type { Board } from '../../board/board-context.ts';
import type { CandidateDetailsData } from './candidate-details-data.ts';
import { candidateTitle } from './candidate-title.ts';
import type { CandidateDetailsKey } from './candidate-details.messages.ts';

/** Somebody's working life is for employers who look here: search engines are asked to leave it out. */
export function candidateDetailsHead(
  { candidate }: CandidateDetailsData,
  { board, t }: { readonly board: Board; readonly t: Translate<CandidateDetailsKey> },
): BlockHead {
  return {
    title: candidateTitle(candidate, t),
    ...(candidate.short_description && { description: candidate.short_description }),
    canonical: board.path,
    robots: 'noindex, follow',
  };
}
