import { articleLimits } from '@boardwright/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { articleSlugs } from '../../platform/database/schema.ts';
import { slugOf } from '../../platform/slug.ts';
import type { ArticleRow } from './article-state.ts';

/** Of a title in which no letter or digit is Latin. */
const nameless = 'article';

/** The slug that a text makes; empty where it makes none. */
export const tidySlug = (text: string): string => slugOf(text, articleLimits.slug);

/** The first slug like the one that a text makes that is not taken. */
export function freeSlug(text: string, taken: ReadonlySet<string>): string {
  const start = tidySlug(text) || nameless;
  let slug = start;
  for (let next = 2; taken.has(slug); next += 1)
    slug = `${start.slice(0, articleLimits.slug - String(next).length - 1)}-${next}`;
  return slug;
}

/**
 * Remembers the slug that a shown article leaves, so that links to it lead on; one that it comes back to, or that another
 * took, is nobody's former one. What nobody could have read leaves nothing.
 */
export async function rememberSlug(
  tx: Transaction,
  before: ArticleRow,
  slug: string,
  now: Date,
): Promise<void> {
  if (slug === before.slug) return;
  const { id: articleId, jobBoardId } = before;
  const wasRead = before.publishedAt !== null && before.publishedAt <= now;
  const left = wasRead ? [slug, before.slug] : [slug];
  await tx
    .delete(articleSlugs)
    .where(and(eq(articleSlugs.jobBoardId, jobBoardId), inArray(articleSlugs.slug, left)));
  if (wasRead)
    await tx.insert(articleSlugs).values({ jobBoardId, articleId, slug: before.slug, createdAt: now });
}
