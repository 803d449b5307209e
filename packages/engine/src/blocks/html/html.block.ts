import { html } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { loadHtml } from './html.load.ts';
import { htmlMessages } from './html.messages.ts';
import { Html } from './html.tsx';

export const htmlBlock = defineBlock(html, { load: loadHtml, Renderer: Html, messages: htmlMessages });
