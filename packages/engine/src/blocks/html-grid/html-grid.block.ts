import { htmlGrid } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { loadHtmlGrid } from './html-grid.load.ts';
import { htmlGridMessages } from './html-grid.messages.ts';
import { HtmlGrid } from './html-grid.tsx';

export const htmlGridBlock = defineBlock(htmlGrid, {
  load: loadHtmlGrid,
  Renderer: HtmlGrid,
  messages: htmlGridMessages,
});
