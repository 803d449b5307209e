import { and, asc, count, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { articles } from '../../platform/database/schema.ts';

const { text: _text, ...summary } = getTableColumns(articles);

/** A page of a board's news in one language, newest first unless asked otherwise. */
export async function findArticles(
  db: Database,
  boardId: number,
  query: {
    readonly page: number;
    readonly limit: number;
    readonly locale: string;
    readonly oldestFirst: boolean;
  },
) {
  const where = and(
    eq(articles.jobBoardId, boardId),
    eq(articles.active, true),
    eq(articles.locale, query.locale),
  );
  const direction = query.oldestFirst ? asc : desc;
  const rows = await db
    .select(summary)
    .from(articles)
    .where(where)
    .orderBy(direction(articles.createdAt), direction(articles.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const [all] = await db.select({ total: count() }).from(articles).where(where);
  return { rows, total: all?.total ?? 0 };
}
export type ArticleSummary = Awaited<ReturnType<typeof findArticles>>['rows'][number];

export async function findArticle(db: Database, boardId: number, slug: string) {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.jobBoardId, boardId), eq(articles.slug, slug), eq(articles.active, true)));
  return row;
}
