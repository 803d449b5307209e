import { footer } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { footerPartsMessages } from '../../ui/footer/footer-parts.messages.ts';
import { Footer } from './footer.tsx';

export const footerBlock = defineBlock(footer, { Renderer: Footer, messages: footerPartsMessages });
