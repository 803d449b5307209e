import { jobDetails } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { jobDetailsActions } from './job-details.actions.ts';
import { jobDetailsHead } from './job-details.head.ts';
import { loadJobDetails } from './job-details.load.ts';
import { jobDetailsMessages } from './job-details.messages.ts';
import { JobDetails } from './job-details.tsx';

export const jobDetailsBlock = defineBlock(jobDetails, {
  load: loadJobDetails,
  head: jobDetailsHead,
  actions: jobDetailsActions,
  Renderer: JobDetails,
  messages: jobDetailsMessages,
});
