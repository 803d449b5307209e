import { jobDetails } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { applyAction } from './apply.action.ts';
import { introduceAction } from './introduce.action.ts';
import { jobDetailsHead } from './job-details.head.ts';
import { loadJobDetails } from './job-details.load.ts';
import { jobDetailsMessages } from './job-details.messages.ts';
import { JobDetails } from './job-details.tsx';

export const jobDetailsBlock = defineBlock(jobDetails, {
  load: loadJobDetails,
  head: jobDetailsHead,
  actions: { apply: applyAction, introduce: introduceAction },
  Renderer: JobDetails,
  messages: jobDetailsMessages,
});
