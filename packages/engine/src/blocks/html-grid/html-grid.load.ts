import type { htmlGrid, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';
import { fillPlaceholders } from '../../page/placeholders.ts';

export interface HtmlGridData {
  /** Every cell's code with its placeholders filled in; absent where none has any, and what is stored is drawn as it is. */
  readonly cells?: readonly string[];
}

/** Fills in `{{name}}` as the HTML block does. */
export async function loadHtmlGrid(
  settings: SettingsOf<typeof htmlGrid>,
  context: BlockContext,
): Promise<HtmlGridData> {
  const filled = settings.cellsContent.map(({ html }) => fillPlaceholders(html, context));
  const changed = filled.some((html, index) => html !== settings.cellsContent[index]?.html);
  return changed ? { cells: filled } : {};
}
