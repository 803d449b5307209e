import { timeline } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { timelineMessages } from './timeline.messages.ts';
import { Timeline } from './timeline.tsx';

export const timelineBlock = defineBlock(timeline, { Renderer: Timeline, messages: timelineMessages });
