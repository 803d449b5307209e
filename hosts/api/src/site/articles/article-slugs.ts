import { articleLimits } from '@boardwright/api-client/contract';
import { and, eq, inArray } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { articleSlugs } from '../../platform/database/schema.ts';
import { slugOf } from '../../platform/slug.ts';
import { firstFreeSlug, leftSlugs } from '../publishing/slugs.ts';
import type { ArticleRow } from './article-state.ts';

/** The slug that a text makes; empty where it makes none. */
export const tidySlug = (text: string): string => slugOf(text, articleLimits.slug);

/** The first slug like the one that a text makes that is not taken. */
export const freeSlug = (text: string, taken: ReadonlySet<string>): string =>
  firstFreeSlug(text, taken, { most: articleLimits.slug, nameless: 'article' });

/** Remembers the slug that an article leaves, where visitors read it. */
export async function rememberSlug(
  tx: Transaction,
  before: ArticleRow,
  slug: string,
  now: Date,
): Promise<void> {
  const { id: articleId, jobBoardId } = before;
  const { forget, remember } = leftSlugs(before, slug, now);
  if (forget.length > 0)
    await tx
      .delete(articleSlugs)
      .where(and(eq(articleSlugs.jobBoardId, jobBoardId), inArray(articleSlugs.slug, [...forget])));
  if (remember !== undefined)
    await tx.insert(articleSlugs).values({ jobBoardId, articleId, slug: remember, createdAt: now });
}
