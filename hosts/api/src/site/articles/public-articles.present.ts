import type { Article } from '@boardwright/api-client/contract';
import type { ArticleSummary } from './public-articles.queries.ts';

/**
 * A published article, as visitors read it.
 * @param text only in the details
 */
export function presentArticle(row: ArticleSummary, text?: string): Article {
  const published = row.publishedAt ?? row.createdAt;
  return {
    id: row.id,
    job_board_id: row.jobBoardId,
    type: row.type,
    locale: row.locale,
    active: row.active,
    slug: row.slug,
    title: row.title,
    description: row.description,
    ...(text === undefined ? {} : { text }),
    thumbnail: row.thumbnail,
    image: row.image,
    author: row.author,
    category: row.category,
    created_at: row.createdAt.toISOString(),
    published_at: published.toISOString(),
    // What was planned was written before anybody read it.
    updated_at: (row.updatedAt > published ? row.updatedAt : published).toISOString(),
  };
}
