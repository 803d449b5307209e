import { defaultsOf, filledSettings, siteSettingsSchema } from '@boardwright/blocks-schema';
import type { Client } from '@boardwright/api-client';
import type { Configuration } from '@boardwright/api-client/contract';
import type { PageMessages } from '@boardwright/ui/translate';
import { mergeMessages } from '@boardwright/ui/merge-messages';
import { pageTranslator } from '@boardwright/ui/page-translator';
import type { ReactElement } from 'react';
import { createBoard, type BoardSettings } from '../../board/create-board.ts';
import { createEngine } from '../../board/create-engine.ts';
import { emptyConfiguration } from '../../board/empty-configuration.ts';
import type { AnyBlock } from '../../board/define-block.ts';
import { cleanSettings } from '../clean-now.ts';
import type { PageContext } from '../load-block.ts';
import { loadPage } from '../load-page.ts';
import { inColumns } from '../read-page.ts';
import { visibleBlocks } from '../visible-blocks.ts';
import { noApi } from '../no-api.ts';
import { partMessages } from '../part-messages.ts';
import { OwnPage } from './own-page.tsx';

/** A block with what it is set to; what is not said is as the schema's defaults have it. */
export interface PlacedBlock {
  readonly block: AnyBlock;
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
  /** CSS of this block alone; it stands in a `<style>` of the page. */
  readonly styles?: string | undefined;
}

export interface CreatePageOptions extends BoardSettings {
  /** From top to bottom. */
  readonly blocks: readonly PlacedBlock[];
  /** Answers the calls of blocks that read data; without it such a block throws. */
  readonly api?: Client | undefined;
  /** The board's segments, countries and so on, as the API gives them. */
  readonly configuration?: Configuration | undefined;
  /**
   * Messages that win over those of the parts and blocks, by namespace and key: what they do not say stays. Also of a
   * language the product does not speak.
   */
  readonly messages?: PageMessages | undefined;
  /** Follows a link to another page; without it the document does. */
  readonly navigate?: ((path: string) => void) | undefined;
}

/**
 * A page of blocks in an application of one's own, without a site: rich texts of settings are sanitised, data is loaded,
 * and what comes back is rendered like any other element, on a server too. Style sheets: `@boardwright/ui/styles.css` and `@boardwright/engine/styles.css`.
 * @throws DuplicateBlockError where two blocks have one key, PageError where a block's data does not come
 */
export async function createPage({
  blocks,
  api = noApi('createPage needs an `api` to answer it'),
  configuration = emptyConfiguration,
  messages: given = {},
  navigate,
  ...settings
}: CreatePageOptions): Promise<ReactElement> {
  const engine = createEngine({
    blocks: [...new Set(blocks.map(({ block }) => block))],
    messages: partMessages,
  });
  const board = createBoard(settings);
  const messages = mergeMessages(engine.messagesOf(board.locale, engine.blocks.keys()), given);
  const translator = pageTranslator(board.locale, messages);
  const context: Omit<PageContext, 'translator'> = {
    api,
    board,
    configuration,
    siteSettings: defaultsOf({ settings: siteSettingsSchema }),
    query: new URLSearchParams(board.search),
    identifier: 'p-home',
    signal: new AbortController().signal,
  };
  const read = {
    page: { key: 'p-home', settings: {} },
    blocks: visibleBlocks(
      inColumns(
        await Promise.all(
          blocks.map(async ({ block, settings: set = {}, styles }, at) => ({
            id: at + 1,
            block,
            settings: await cleanSettings(block, filledSettings(block.schema, set)),
            customStyles: styles,
          })),
        ),
      ),
      board,
    ),
  };
  const data = await loadPage(read, { ...context, translator }, messages);
  return <OwnPage data={data} translator={translator} engine={engine} navigate={navigate} />;
}
