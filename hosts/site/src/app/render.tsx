import { RenderersContext, type AnyRenderer, type PageData, type Translator } from '@boardwright/engine';
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
  engine.blocks.get(key)?.Renderer as AnyRenderer | undefined;

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
