import type { AdminArticle } from '@boardwright/api-client/contract';
import { stateOf } from '../publishing/publication.ts';
import type { ArticleRow } from './article-state.ts';

/**
 * An article, to the admins of its board.
 * @param text only in the details
 */
export function presentAdminArticle(row: Omit<ArticleRow, 'text'>, now: Date, text?: string): AdminArticle {
  return {
    id: row.id,
    locale: row.locale,
    state: stateOf(row, now),
    slug: row.slug,
    title: row.title,
    description: row.description,
    ...(text === undefined ? {} : { text }),
    author: row.author,
    category: row.category,
    image: row.image,
    thumbnail: row.thumbnail,
    published_at: row.publishedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    changed_by: row.changedBy,
    deleted_at: row.deletedAt?.toISOString() ?? null,
    revision: row.revision,
  };
}
