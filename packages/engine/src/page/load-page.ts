import type { BlockHead, BlockOutcome } from '../board/define-block.ts';
import type { PageMessages } from '@boardwright/ui/translate';
import { messagesOfVisitors } from './messages-of-visitors.ts';
import { loadBlock, settingsByKey, type PageContext } from './load-block.ts';
import { headWith, pageHead } from './page-head.ts';
import { PageError, PageMoved, serverErrorText } from './page-error.ts';
import type { PageData } from './page-data.ts';
import type { ReadPage } from './read-page.ts';

/** What of a page its loading needs: where it was stored, and by whom, it need not know. */
export type LoadablePage = Pick<ReadPage, 'blocks'> & {
  readonly page: Pick<ReadPage['page'], 'key' | 'settings' | 'noindex_locales'>;
};

/**
 * Loads the data of every block of a page, all at once, under one AbortSignal.
 * @throws PageError with the status a block asked for, or 500 'Server error: {message}' (specification §2)
 * @throws PageMoved where a block says that what it shows stands elsewhere
 */
export async function loadPage(
  read: LoadablePage,
  context: PageContext,
  messages: PageMessages,
  outcome?: BlockOutcome & { readonly blockId: number },
): Promise<PageData> {
  const page = settingsByKey(read.blocks);
  const loaded = await Promise.all(
    read.blocks.map((block) =>
      loadBlock(block, page, context).catch((error: unknown) => {
        if (error instanceof PageError || error instanceof PageMoved) throw error;
        throw new PageError(500, serverErrorText(error), { cause: error });
      }),
    ),
  );
  const {
    alternates: paths = context.board.alternates,
    keepsQuery: _keepsQuery,
    ...head
  }: PageData['head'] = headWith<BlockHead>(
    pageHead(read.page.settings, context.board.siteName),
    loaded.map((block) => block.head),
  );
  const { noindex_locales: leftOutIn } = read.page;
  // Each block speaks for itself to search engines: what they say stands side by side.
  const jsonLd = loaded.flatMap((block) => block.head.jsonLd ?? []);
  return {
    status: head.status ?? 200,
    board: { ...context.board, alternates: withQuery(paths, remainingQuery(context.board.search, loaded)) },
    identifier: read.page.key,
    blocks: loaded.map(({ head: _head, ...block }) => block),
    messages: context.board.layout === 'editor' ? messages : messagesOfVisitors(messages),
    head: { ...head, ...(jsonLd.length > 0 && { jsonLd }), ...(leftOutIn && { leftOutIn }) },
    outcome,
  };
}

/** What of a query its blocks keep when the language changes: each names its own keys, or all of it. */
function remainingQuery(query: string, loaded: readonly { readonly head: BlockHead }[]): string {
  const asked = loaded.map(({ head }) => head.keepsQuery ?? []);
  if (asked.includes(true)) return query;
  const remaining = asked.flatMap((keys) => (keys === true ? [] : keys));
  const named = [...new URLSearchParams(query)].filter(([key]) => remaining.includes(key));
  return named.length > 0 ? `?${new URLSearchParams(named)}` : '';
}

function withQuery(paths: Readonly<Record<string, string>>, query: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(paths).map(([locale, path]) => [locale, path + query]));
}
