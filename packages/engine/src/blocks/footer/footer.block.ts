import { footer } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { footerMessages } from './footer.messages.ts';
import { Footer } from './footer.tsx';

export const footerBlock = defineBlock(footer, { Renderer: Footer, messages: footerMessages });
