import { jobPerSegment } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { loadJobPerSegment } from './job-per-segment.load.ts';
import { jobPerSegmentMessages } from './job-per-segment.messages.ts';
import { JobPerSegment } from './job-per-segment.tsx';

export const jobPerSegmentBlock = defineBlock(jobPerSegment, {
  load: loadJobPerSegment,
  Renderer: JobPerSegment,
  messages: jobPerSegmentMessages,
});
