import type { newsFeed, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockHead } from '../../board/define-block.ts';
import type { Board } from '../../board/board-context.ts';
import type { NewsFeedData } from './news-feed.load.ts';

/** Where page 2 of the news is; nothing else of the document is the news feed's. In another language it stays that page. */
export function newsFeedHead(
  { page }: NewsFeedData,
  { settings, board }: { readonly settings: SettingsOf<typeof newsFeed>; readonly board: Board },
): BlockHead {
  return settings.layout === 'pagination' && page > 1
    ? { canonical: newsPageHref(board, page), keepsQuery: ['page'] }
    : {};
}

/** The address of a page of the list. */
export function newsPageHref({ path }: Pick<Board, 'path'>, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}
