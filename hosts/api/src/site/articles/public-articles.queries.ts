import { and, asc, count, desc, eq, getTableColumns } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { articles, articleSlugs } from '../../platform/database/schema.ts';
import { inState } from './article-state.ts';

const { text: _text, ...summary } = getTableColumns(articles);

/** A page of a board's news in one language, the last published first unless asked otherwise. */
export async function findArticles(
  db: Database,
  boardId: number,
  now: Date,
  query: {
    readonly page: number;
    readonly limit: number;
    readonly locale: string;
    readonly oldestFirst: boolean;
  },
) {
  const where = and(
    eq(articles.jobBoardId, boardId),
    inState('published', now),
    eq(articles.locale, query.locale),
  );
  const direction = query.oldestFirst ? asc : desc;
  const rows = await db
    .select(summary)
    .from(articles)
    .where(where)
    .orderBy(direction(articles.publishedAt), direction(articles.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const [all] = await db.select({ total: count() }).from(articles).where(where);
  return { rows, total: all?.total ?? 0 };
}
export type ArticleSummary = Awaited<ReturnType<typeof findArticles>>['rows'][number];

/** The published article at a slug, else the one that had it before. */
export async function findArticle(db: Database, boardId: number, now: Date, slug: string) {
  const published = and(eq(articles.jobBoardId, boardId), inState('published', now));
  const [row] = await db
    .select()
    .from(articles)
    .where(and(published, eq(articles.slug, slug)));
  if (row) return row;
  const [moved] = await db
    .select(getTableColumns(articles))
    .from(articleSlugs)
    .innerJoin(articles, eq(articles.id, articleSlugs.articleId))
    .where(and(published, eq(articleSlugs.jobBoardId, boardId), eq(articleSlugs.slug, slug)));
  return moved;
}
