import { callToAction } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { callToActionMessages } from './call-to-action.messages.ts';
import { CallToAction } from './call-to-action.tsx';

export const callToActionBlock = defineBlock(callToAction, {
  Renderer: CallToAction,
  messages: callToActionMessages,
});
