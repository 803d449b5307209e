import { defaultsOf, siteSettingsSchema } from '@boardwright/blocks-schema';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { consentMessages } from '../page/consent/consent.messages.ts';
import { createEngine } from '../board/create-engine.ts';
import type { AnyBlock, BlockContext } from '../board/define-block.ts';
import { createTranslator } from '@boardwright/ui/translator';
import type { Visitor } from '../board/board-context.ts';
import { loadPage } from '../page/load-page.ts';
import { PageView } from '../page/page-view.tsx';
import { pageMessages } from '../page/page.messages.ts';
import type { ReadPage } from '../page/read-page.ts';
import { RenderersContext, type AnyRenderer } from '../page/renderers.ts';
import { uiMessages } from '@boardwright/ui/messages';
import { blockScenes } from './block-scenes.ts';
import { previewBoard, previewConfiguration } from './preview-board.ts';
import type { PreviewCalls } from './preview-calls.ts';
import { previewClient } from './preview-client.ts';
import { sceneOf } from './scene-of.ts';

/**
 * A page that was read, loaded and drawn on the preview board, as the site does it.
 * @param main the block whose scene says which address is asked for and what the board answers
 */
export async function renderRead(read: ReadPage, main: AnyBlock, visitor: Visitor): Promise<ReactElement> {
  const blocks = read.blocks.map(({ block }) => block);
  const own = [...new Map(blocks.map((block) => [block.key, block])).values()];
  const ofProduct = { ui: uiMessages, page: pageMessages, consent: consentMessages };
  const messages = createEngine({ blocks: own, messages: ofProduct }).messagesOf(
    'nl',
    own.map(({ key }) => key),
  );
  const translator = createTranslator('nl', messages);
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
  const renderers = new Map(own.map((block) => [block.key, block.Renderer as AnyRenderer]));
  const router = createMemoryRouter([
    { path: '*', element: <PageView data={data} translator={translator} />, action: () => null },
  ]);
  return (
    <RenderersContext value={(key) => renderers.get(key)}>
      <RouterProvider router={router} />
    </RenderersContext>
  );
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
