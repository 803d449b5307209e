import type { DeclaredBlock } from '../board/define-block.ts';
import { sanitise } from '@boardwright/ui/sanitise';
import { changeRichText } from './change-rich-text.ts';

/**
 * Sanitises every rich text of a block's settings, wherever the schema's widgets say one is. For the server's
 * `readPage`: what reaches a renderer as rich text is SafeHtml. HTML blocks and custom styles are the admin's own code
 * and stay as they are.
 */
export function cleanRichText(block: Pick<DeclaredBlock, 'schema'>, settings: unknown): unknown {
  return changeRichText(block, settings, sanitise);
}
