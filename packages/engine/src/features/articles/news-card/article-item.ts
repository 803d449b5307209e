import type { Article } from '@boardwright/api-client/contract';
import { pagePath, type Board } from '../../../board/board-context.ts';
import type { NewsItem } from './news-card.tsx';

/** An article of the board, as its card shows it. */
export function articleItem(
  article: Pick<Article, 'title' | 'slug' | 'description' | 'published_at' | 'thumbnail' | 'image'>,
  board: Pick<Board, 'locale' | 'defaultLocale' | 'paths'>,
): NewsItem {
  const image = article.thumbnail || article.image || undefined;
  return {
    title: article.title,
    href: pagePath(board, 'p-cms-article', article.slug),
    text: article.description,
    date: article.published_at,
    ...(image && { image }),
  };
}
