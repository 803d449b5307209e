import { candidateDetails } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { candidateDetailsActions } from './candidate-details.actions.ts';
import { candidateDetailsHead } from './candidate-details.head.ts';
import { loadCandidateDetails } from './candidate-details.load.ts';
import { candidateDetailsMessages } from './candidate-details.messages.ts';
import { CandidateDetails } from './candidate-details.tsx';

export const candidateDetailsBlock = defineBlock(candidateDetails, {
  load: loadCandidateDetails,
  head: candidateDetailsHead,
  actions: candidateDetailsActions,
  Renderer: CandidateDetails,
  messages: candidateDetailsMessages,
});
