import { faqBlock } from '@boardwright/engine/blocks/faq';
import { greetingBlock } from './greeting';

/** Blocks of this application, and one that comes with Boardwright. */
export const blocks = [greetingBlock, faqBlock];
