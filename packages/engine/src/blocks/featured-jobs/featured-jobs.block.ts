import { featuredJobs } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { loadFeaturedJobs } from './featured-jobs.load.ts';
import { featuredJobsMessages } from './featured-jobs.messages.ts';
import { FeaturedJobs } from './featured-jobs.tsx';

export const featuredJobsBlock = defineBlock(featuredJobs, {
  load: loadFeaturedJobs,
  Renderer: FeaturedJobs,
  messages: featuredJobsMessages,
});
