import { footer } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { footerMessages } from './footer.messages.ts';
import { Footer } from './footer.tsx';

export const footerBlock = defineBlock(footer, { Renderer: Footer, messages: footerMessages });
