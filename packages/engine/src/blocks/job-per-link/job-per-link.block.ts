import { jobPerLink } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { loadJobPerLink } from './job-per-link.load.ts';
import { jobPerLinkMessages } from './job-per-link.messages.ts';
import { JobPerLink } from './job-per-link.tsx';

export const jobPerLinkBlock = defineBlock(jobPerLink, {
  load: loadJobPerLink,
  Renderer: JobPerLink,
  messages: jobPerLinkMessages,
});
