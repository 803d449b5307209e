import { RenderersContext, type AnyRenderer, type PageData, type Translator } from '@boardwright/engine';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { engine } from '../engine.ts';
import { PageFrame } from '../page-frame.tsx';
import { pageRoutes } from '../routes.tsx';

interface Rendering {
  readonly data: PageData;
  readonly translator: Translator;
}

const rendererOf = (key: string): AnyRenderer | undefined =>
  engine.blocks.get(key)?.Renderer as AnyRenderer | undefined;

/** The markup of a loaded page's `<div id="root">`. All its data is there: nothing suspends, nothing streams in late. */
export async function renderPage({ data, translator }: Rendering): Promise<string> {
  const routes = pageRoutes({ loader: () => data, translatorOf: () => translator, frame: <PageFrame /> });
  const handler = createStaticHandler(routes);
  const address = new URL(data.board.path + data.board.search, 'http://site.invalid');
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error('The page route answered with a response of its own');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <RenderersContext value={rendererOf}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </RenderersContext>,
  );
}
