import { countdown } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { countdownMessages } from './countdown.messages.ts';
import { Countdown } from './countdown.tsx';

export const countdownBlock = defineBlock(countdown, { Renderer: Countdown, messages: countdownMessages });
