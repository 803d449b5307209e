import { jobPerLink } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { jobPerLinkMessages } from './job-per-link.messages.ts';
import { JobPerLink } from './job-per-link.tsx';

export const jobPerLinkBlock = defineBlock(jobPerLink, {
  Renderer: JobPerLink,
  messages: jobPerLinkMessages,
});
