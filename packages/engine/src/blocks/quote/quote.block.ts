import { quote } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { quoteMessages } from './quote.messages.ts';
import { Quote } from './quote.tsx';

export const quoteBlock = defineBlock(quote, { Renderer: Quote, messages: quoteMessages });
