import { candidateDetails } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { candidateDetailsMessages } from './candidate-details.messages.ts';
import { CandidateDetails } from './candidate-details.tsx';

export const candidateDetailsBlock = defineBlock(candidateDetails, {
  Renderer: CandidateDetails,
  messages: candidateDetailsMessages,
});
