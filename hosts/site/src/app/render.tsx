import { FramePage } from '@boardwright/engine/frame-page';
import { frameKey, RenderersContext, type AnyRenderer, type PageData } from '@boardwright/engine';
import type { Translator } from '@boardwright/ui/translate';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { engine } from '../engine.ts';
import { PageFrame } from '../page-frame.tsx';
import { pageRoutes } from '../routes.tsx';

interface Rendering {
  readonly data: PageData;
  readonly translator: Translator;
}

const rendererOf = (key: string): AnyRenderer | undefined =>
  key === frameKey ? FramePage : (engine.blocks.get(key)?.Renderer as AnyRenderer | undefined);

/** The page of a request: loaded before it comes to the router, whose loader only hands it on. */
const loadedPage = createContext<PageData>();
const translators = new WeakMap<PageData, Translator>();

/** The same for every request; what differs comes with it. */
const handler = createStaticHandler(
  pageRoutes({
    loader: ({ context }) => context.get(loadedPage),
    translatorOf(data) {
      const translator = translators.get(data);
      if (!translator) throw new Error('A page is drawn with the words it was loaded with');
      return translator;
    },
    frame: <PageFrame />,
  }),
);

/** A loaded page as React draws it, all its data in it: nothing suspends, nothing streams in late. */
export async function pageElement({ data, translator }: Rendering): Promise<ReactElement> {
  translators.set(data, translator);
  const address = new URL(data.board.path + data.board.search, 'http://site.invalid');
  const requestContext = new RouterContextProvider(new Map([[loadedPage, data]]));
  const context = await handler.query(new Request(address), { requestContext });
  if (context instanceof Response) throw new Error('The page route answered with a response of its own');
  const router = createStaticRouter(handler.dataRoutes, context);
  return (
    <RenderersContext value={rendererOf}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </RenderersContext>
  );
}

/** The markup of a loaded page's `<div id="root">`. */
export async function renderPage(rendering: Rendering): Promise<string> {
  return renderToString(await pageElement(rendering));
}

/** The numbers of the blocks that cannot be drawn, each tried on a page of its own. */
async function brokenBlocks({ data, translator }: Rendering): Promise<ReadonlySet<number>> {
  const broken = new Set<number>();
  for (const block of data.blocks) {
    try {
      await renderPage({ data: { ...data, blocks: [block] }, translator });
    } catch {
      // Policy (§2 'site.error.component.loading'): which one broke is what is asked here; the first error was
      // reported.
      broken.add(block.id);
    }
  }
  return broken;
}

/**
 * The markup of a page, whatever its blocks do: one that cannot be drawn is replaced by a sentence, and the others stay.
 * A browser's error boundaries do not work on the server, so the broken block is looked for and marked.
 * @param onError called once, with what the block threw
 * @throws what the page threw when no block is to blame
 */
export async function renderMarkup(
  rendering: Rendering,
  onError: (error: unknown) => void,
): Promise<{ readonly data: PageData; readonly markup: string }> {
  try {
    return { data: rendering.data, markup: await renderPage(rendering) };
  } catch (error) {
    const broken = await brokenBlocks(rendering);
    if (broken.size === 0) throw error;
    onError(error);
    const blocks = rendering.data.blocks.map((block) =>
      broken.has(block.id) ? { ...block, data: undefined, failed: true } : block,
    );
    const data = { ...rendering.data, blocks };
    return { data, markup: await renderPage({ ...rendering, data }) };
  }
}
