import { namespaceOf, type AnyBlock, type BlockContext, type BlockHead } from '../board/define-block.ts';
import type { Translator } from '@boardwright/ui/translate';
import { fillRichText } from './change-rich-text.ts';
import type { RenderedBlock } from './page-data.ts';
import type { ReadBlock } from './read-page.ts';
import { fetchParts } from './renderers.ts';

/** Everything of a block's context that is the same for all blocks of a page. */
export type PageContext = Omit<BlockContext, 'siblings' | 't'> & { readonly translator: Translator };

/** Settings of the blocks of a page, by key. */
export type PageSettings = Readonly<Record<string, unknown>>;

export function settingsByKey(blocks: readonly Pick<ReadBlock, 'block' | 'settings'>[]): PageSettings {
  return Object.fromEntries(blocks.map(({ block, settings }) => [block.key, settings]));
}

/** The context of one block: the page's, with the block's own messages and the settings it says it reads. */
export function contextFor(
  { key, schema }: AnyBlock,
  page: PageSettings,
  context: PageContext,
): BlockContext<string> {
  const { reads = [] } = schema;
  return {
    ...context,
    siblings: Object.fromEntries(Object.entries(page).filter(([other]) => reads.includes(other))),
    t: context.translator.namespace(namespaceOf(key)),
  };
}

export interface LoadedBlock extends RenderedBlock {
  readonly head: BlockHead;
}

/**
 * Makes one block ready to be rendered: fills its rich texts, reads its data, says what it adds to the head, and fetches
 * the code that this data needs. The site's pages, the editor's canvas and Storybook all load their blocks so.
 * @param page settings of all blocks of the page
 * @throws what the block's load throws: a PageError where it asks for another page
 */
export async function loadBlock(
  { id, block, settings: stored, customStyles, in: column }: ReadBlock,
  page: PageSettings,
  context: PageContext,
): Promise<LoadedBlock> {
  const settings = fillRichText(block, stored, context);
  const current = contextFor(block, page, context);
  // A list holds blocks of any settings and data: these were read by this block's own schema, and loaded by it.
  const data = await block.load?.(settings as never, current);
  const { board, t } = current;
  const head = block.head?.(data as never, { settings: settings as never, board, t }) ?? {};
  await fetchParts(block.Renderer, data);
  return { id, key: block.key, settings, data, customStyles, ...(column && { in: column }), head };
}
