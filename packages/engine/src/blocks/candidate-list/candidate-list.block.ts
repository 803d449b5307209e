import { candidateList } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { candidateListMessages } from './candidate-list.messages.ts';
import { CandidateList } from './candidate-list.tsx';

export const candidateListBlock = defineBlock(candidateList, {
  Renderer: CandidateList,
  messages: candidateListMessages,
});
