import { fillRichText } from './clean-rich-text.ts';
import type { BlockContext, BlockHead, BlockOutcome } from '../board/define-block.ts';
import { namespaceOf } from '../board/define-block.ts';
import type { Translator } from '../i18n/translate.ts';
import type { Words } from '../i18n/translate.ts';
import { PageError, serverErrorText } from './page-error.ts';
import type { RenderedBlock, PageData } from './page-data.ts';
import type { ReadPage } from './read-page.ts';

/** Everything of a block's context that is the same for all blocks of a page. */
export type PageContext = Omit<BlockContext, 'siblings' | 't'> & { readonly translator: Translator };

function siblingsOf(read: ReadPage): Readonly<Record<string, unknown>> {
  return Object.fromEntries(read.blocks.map(({ block, settings }) => [block.key, settings]));
}

/** The context of one block: the page's, with the block's own words and its neighbours' settings. */
export function contextFor(read: ReadPage, key: string, context: PageContext): BlockContext {
  return { ...context, siblings: siblingsOf(read), t: context.translator.namespace(namespaceOf(key)) };
}

/**
 * Loads the data of every block of a page, all at once, under one AbortSignal.
 * @throws PageError with the status a block asked for, or 500 'Server error: {message}' (specification §2)
 */
export async function loadPage(
  read: ReadPage,
  context: PageContext,
  words: Words,
  outcome?: BlockOutcome & { readonly blockId: number },
): Promise<PageData> {
  const drawn = await Promise.all(
    read.blocks.map(
      async ({ id, block, settings: stored, customStyles }): Promise<RenderedBlock & { head: BlockHead }> => {
        const settings = fillRichText(block, stored, context);
        const own = contextFor(read, block.key, context);
        try {
          const data = block.load ? await block.load(settings as never, own) : undefined;
          const head =
            block.head?.(data as never, { settings: settings as never, board: context.board, t: own.t }) ??
            {};
          return { id, key: block.key, settings, data, customStyles, head };
        } catch (error) {
          if (error instanceof PageError) throw error;
          throw new PageError(500, serverErrorText(error), { cause: error });
        }
      },
    ),
  );
  const settings = read.page.settings;
  const title = settings.page_title || settings.page_label || context.board.siteName;
  const {
    alternates: paths = context.board.alternates,
    keepsQuery: _keepsQuery,
    ...head
  } = Object.assign(
    { title, ...(settings.page_description ? { description: settings.page_description } : {}) },
    ...drawn.map((block) => block.head),
  ) as PageData['head'];
  // Each block speaks for itself to search engines: what they say stands side by side.
  const jsonLd = drawn.flatMap((block) => block.head.jsonLd ?? []);
  return {
    status: head.status ?? 200,
    board: { ...context.board, alternates: withQuery(paths, keptQuery(context.board.search, drawn)) },
    identifier: read.page.key,
    blocks: drawn.map(({ head: _head, ...block }) => block),
    words,
    head: jsonLd.length > 0 ? { ...head, jsonLd } : head,
    outcome,
  };
}

/** What of a query its blocks keep when the language changes: each names its own keys, or all of it. */
function keptQuery(query: string, drawn: readonly { readonly head: BlockHead }[]): string {
  const asked = drawn.map(({ head }) => head.keepsQuery ?? []);
  if (asked.includes(true)) return query;
  const remaining = asked.flatMap((keys) => (keys === true ? [] : keys));
  const named = [...new URLSearchParams(query)].filter(([key]) => remaining.includes(key));
  return named.length > 0 ? `?${new URLSearchParams(named)}` : '';
}

function withQuery(paths: Readonly<Record<string, string>>, query: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(paths).map(([locale, path]) => [locale, path + query]));
}
