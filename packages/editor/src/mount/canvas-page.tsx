import type { Client } from '@boardwright/api-client';
import type { Configuration } from '@boardwright/api-client/contract';
import { defaultsOf, siteSettingsSchema } from '@boardwright/blocks-schema';
import {
  createEngine,
  emptyConfiguration,
  loadBlock,
  noApi,
  PageView,
  partMessages,
  RenderersContext,
  serverErrorText,
  type AnyBlock,
  type AnyRenderer,
  type Engine,
  type PageContext,
  type PageData,
} from '@boardwright/engine';
import type { CanvasBridge } from '@boardwright/engine/canvas-bridge';
import {
  openCanvas,
  type CanvasPage,
  type CanvasRequest,
  type CanvasResponse,
} from '@boardwright/engine/open-canvas';
import { pageTranslator } from '@boardwright/ui/page-translator';
import { useMemo, useSyncExternalStore } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { siteMessages } from '../model/site-messages.ts';
import type { EditedSite } from '../page-editing/edited-site.ts';
import type { CanvasPlace } from '../workbench/canvas-source.ts';
import { canvasBoard } from './canvas-board.ts';

/** What the blocks of a canvas are rendered with. */
export interface CanvasParts {
  readonly blocks: readonly AnyBlock[];
  /** Answers the calls of blocks that read data; without it such a block says that it could not be rendered. */
  readonly api?: Client | undefined;
  /** The address of the folder in which the files of fonts are served. */
  readonly fonts?: string | undefined;
  /** The board's segments, countries and so on, for blocks that show them. */
  readonly configuration?: Partial<Configuration> | undefined;
}

/** A page that shows what the editor says. */
export interface Canvas {
  readonly bridge: CanvasBridge;
  readonly engine: Engine;
  readonly first: PageData;
  readonly subscribe: (listener: () => void) => () => void;
  readonly page: () => CanvasPage;
}

/** Makes the page of a place of a site; rendered by `CanvasRoot`. */
export function createCanvas(site: EditedSite, place: CanvasPlace, parts: CanvasParts): Canvas {
  const { blocks, api = noApi('give the editor an `api` to answer it'), configuration } = parts;
  const engine = createEngine({ blocks, messages: partMessages });
  const board = canvasBoard(site, place);
  const messages = siteMessages(
    engine.messagesOf(place.locale, engine.blocks.keys()),
    site.settings['custom_translations'],
    place.locale,
  );
  const identifier = site.pageOf[place.page]?.key ?? 'p-generic';
  const context: Omit<PageContext, 'signal'> = {
    api,
    board,
    configuration: { ...emptyConfiguration, ...configuration },
    siteSettings: { ...defaultsOf({ settings: siteSettingsSchema }), ...site.settings },
    query: new URLSearchParams(),
    identifier,
    translator: pageTranslator(place.locale, messages),
  };
  const read = async (
    { id, key, settings, siblings }: CanvasRequest,
    signal: AbortSignal,
  ): Promise<CanvasResponse['blocks'][number]> => {
    const block = engine.blocks.get(key);
    if (!block) return { id, settings, failed: 'Unknown block' };
    try {
      // Complete and sanitised, as the editor shows them.
      const loaded = await loadBlock({ id, block, settings }, siblings, { ...context, signal });
      return { id, settings: loaded.settings, data: loaded.data };
    } catch (error) {
      // Policy: one block's data never takes the canvas; it says itself that it could not be rendered.
      return { id, settings, failed: serverErrorText(error) };
    }
  };
  const first: PageData = {
    status: 200,
    board,
    identifier,
    blocks: [],
    messages,
    head: { title: board.siteName },
  };
  let page: CanvasPage = { blocks: [], messages };
  const listeners = new Set<() => void>();
  const bridge = openCanvas({
    first,
    ready: engine.blocks.keys(),
    show(next) {
      page = next;
      for (const listener of listeners) listener();
    },
    prepare: async () => undefined,
    ask: async (asked, signal) => ({
      blocks: await Promise.all(asked.map((one) => read(one, signal))),
      messages: {},
      styles: [],
    }),
  });
  return {
    bridge,
    engine,
    first,
    page: () => page,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function Page({ canvas: { first, page, subscribe } }: { readonly canvas: Canvas }) {
  const { blocks, messages } = useSyncExternalStore(subscribe, page, page);
  const translator = useMemo(() => pageTranslator(first.board.locale, messages), [first, messages]);
  const data = useMemo(() => ({ ...first, blocks, messages }), [first, blocks, messages]);
  return <PageView data={data} translator={translator} />;
}

/** A canvas, rendered like any page; its links lead nowhere. */
export function CanvasRoot({ canvas }: { readonly canvas: Canvas }) {
  const router = useMemo(
    () =>
      createMemoryRouter([{ path: '*', element: <Page canvas={canvas} />, action: () => null }], {
        initialEntries: [canvas.first.board.path],
      }),
    [canvas],
  );
  return (
    <RenderersContext value={(key) => canvas.engine.blocks.get(key)?.Renderer as AnyRenderer | undefined}>
      <RouterProvider router={router} />
    </RenderersContext>
  );
}

/** Opens a canvas to the editor, on the window that it is rendered in. @returns how to close it */
export function joinEditor(view: Window, { bridge }: Canvas): () => void {
  const own = view as Window & { boardwrightCanvas?: CanvasBridge };
  own.boardwrightCanvas = bridge;
  own.dispatchEvent(new Event('boardwright:canvas'));
  return () => {
    if (own.boardwrightCanvas !== bridge) return;
    delete own.boardwrightCanvas;
    own.dispatchEvent(new Event('boardwright:canvas'));
  };
}
