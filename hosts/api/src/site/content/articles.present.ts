import type { Article } from '@boardwright/api-client/contract';
import type { ArticleSummary } from './articles.queries.ts';

/** @param text only in the details */
export function presentArticle(row: ArticleSummary, text?: string): Article {
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
    created_at: row.createdAt.toISOString(),
  };
}
