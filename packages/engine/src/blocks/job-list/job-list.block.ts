import { jobList } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { jobListActions } from './job-list.actions.ts';
import { jobListHead } from './job-list.head.ts';
import { loadJobList } from './job-list.load.ts';
import { jobListMessages } from './job-list.messages.ts';
import { JobList } from './job-list.tsx';

export const jobListBlock = defineBlock(jobList, {
  load: loadJobList,
  head: jobListHead,
  actions: jobListActions,
  Renderer: JobList,
  messages: jobListMessages,
});
