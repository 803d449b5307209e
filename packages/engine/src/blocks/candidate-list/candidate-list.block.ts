import { candidateList } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { candidateListHead } from './candidate-list.head.ts';
import { loadCandidateList } from './candidate-list.load.ts';
import { candidateListMessages } from './candidate-list.messages.ts';
import { CandidateList } from './candidate-list.tsx';

export const candidateListBlock = defineBlock(candidateList, {
  load: loadCandidateList,
  head: candidateListHead,
  Renderer: CandidateList,
  messages: candidateListMessages,
});
