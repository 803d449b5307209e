import { htmlGrid } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { htmlGridMessages } from './html-grid.messages.ts';
import { HtmlGrid } from './html-grid.tsx';

export const htmlGridBlock = defineBlock(htmlGrid, { Renderer: HtmlGrid, messages: htmlGridMessages });
