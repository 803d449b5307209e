import { textWithImage } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { textWithImageMessages } from './text-with-image.messages.ts';
import { TextWithImage } from './text-with-image.tsx';

export const textWithImageBlock = defineBlock(textWithImage, {
  Renderer: TextWithImage,
  messages: textWithImageMessages,
});
