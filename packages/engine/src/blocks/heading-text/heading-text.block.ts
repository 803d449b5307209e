import { headingText } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { headingTextMessages } from './heading-text.messages.ts';
import { HeadingText } from './heading-text.tsx';

export const headingTextBlock = defineBlock(headingText, {
  Renderer: HeadingText,
  messages: headingTextMessages,
});
