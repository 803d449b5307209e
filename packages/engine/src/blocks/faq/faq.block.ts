import { faq } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { faqHead } from './faq-head.ts';
import { faqMessages } from './faq.messages.ts';
import { Faq } from './faq.tsx';

export const faqBlock = defineBlock(faq, { head: faqHead, Renderer: Faq, messages: faqMessages });
