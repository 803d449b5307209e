import { defaultsOf, siteSettingsSchema } from '@boardwright/blocks-schema';
import { pageTranslator } from '@boardwright/ui/page-translator';
import type { ReactElement } from 'react';
import { createEngine } from '../board/create-engine.ts';
import type { AnyBlock, BlockContext } from '../board/define-block.ts';
import type { Visitor } from '../board/board-context.ts';
import { OwnPage } from '../page/by-hand/own-page.tsx';
import { loadPage } from '../page/load-page.ts';
import { partMessages } from '../page/part-messages.ts';
import type { ReadPage } from '../page/read-page.ts';
import { blockScenes } from './block-scenes.ts';
import { previewBoard, previewConfiguration } from './preview-board.ts';
import type { PreviewCalls } from './preview-calls.ts';
import { previewClient } from './preview-client.ts';
import { stay } from './preview-page.tsx';
import { sceneOf } from './scene-of.ts';

/**
 * A page that was read, loaded and drawn on the preview board, as the site does it.
 * @param main the block whose scene says which address is asked for and what the board answers
 */
export async function renderRead(read: ReadPage, main: AnyBlock, visitor: Visitor): Promise<ReactElement> {
  const blocks = [...new Set(read.blocks.map(({ block }) => block))];
  const engine = createEngine({ blocks, messages: partMessages });
  const messages = engine.messagesOf('nl', engine.blocks.keys());
  const translator = pageTranslator('nl', messages);
  const { path = '/', search = '', answers, board } = sceneOf(main.key, 'default');
  const data = await loadPage(
    read,
    {
      api: previewClient({ ...answers, calls: callsOf(main.key) }).api,
      board: { ...previewBoard('nl', visitor, search), path, ...board },
      configuration: previewConfiguration,
      siteSettings: defaultsOf<BlockContext['siteSettings']>({ settings: siteSettingsSchema }),
      query: new URLSearchParams(search),
      childSlug: path.split('/')[2],
      identifier: 'p-generic',
      signal: new AbortController().signal,
      translator,
    },
    messages,
  );
  return <OwnPage data={data} translator={translator} engine={engine} navigate={stay} />;
}

/** Whatever any fixture of the block may ask: other settings ask for other things. */
function callsOf(key: string): Readonly<Record<string, PreviewCalls>> {
  const scenes = blockScenes[key];
  const calls: Record<string, PreviewCalls> = {};
  for (const scene of [...Object.values(scenes?.of ?? {}), scenes?.all, scenes?.of?.['default']])
    for (const [group, named] of Object.entries(scene?.answers?.calls ?? {}))
      calls[group] = { ...calls[group], ...named };
  return calls;
}
