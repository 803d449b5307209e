import type { ArticleState } from '@boardwright/api-client/contract';
import { and, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { articles } from '../../platform/database/schema.ts';

export type ArticleRow = typeof articles.$inferSelect;

type Dated = Pick<ArticleRow, 'active' | 'publishedAt' | 'deletedAt'>;

/** What an article is to its board at a moment. */
export function stateOf({ active, publishedAt, deletedAt }: Dated, now: Date): ArticleState {
  if (deletedAt !== null) return 'deleted';
  if (publishedAt === null) return 'draft';
  if (!active) return 'unpublished';
  return publishedAt.getTime() > now.getTime() ? 'planned' : 'published';
}

/** The articles of a state, as the database finds them: the same as `stateOf`. */
export function inState(state: ArticleState, now: Date): SQL | undefined {
  const { active, publishedAt, deletedAt } = articles;
  const there = isNull(deletedAt);
  const found: Readonly<Record<ArticleState, SQL | undefined>> = {
    draft: and(there, isNull(publishedAt)),
    planned: and(there, eq(active, true), gt(publishedAt, now)),
    published: and(there, eq(active, true), lte(publishedAt, now)),
    unpublished: and(there, eq(active, false), isNotNull(publishedAt)),
    deleted: isNotNull(deletedAt),
  };
  return found[state];
}
