import type { Contract, QueryOf } from '@boardwright/api-client/contract';
import { and, desc, eq, getTableColumns, isNull, sql } from '../../platform/database/drizzle.ts';
import { countRows } from '../../platform/database/count-to.ts';
import type { Database } from '../../platform/database/connect.ts';
import { containsTerms } from '../../platform/database/contains-terms.ts';
import { articles, wordsOfArticle } from '../../platform/database/schema.ts';
import { type ArticleRow, inState } from './article-state.ts';

type Reader = Pick<Database, 'select'>;

const { text: _text, ...summary } = getTableColumns(articles);
const searched = wordsOfArticle(articles);

/**
 * A page of all articles of a board, or of those in a state or language. Newest first: by the moment they are shown from,
 * drafts before all by when they were made, deleted ones by when they were.
 */
export async function findAllArticles(
  db: Reader,
  boardId: number,
  now: Date,
  query: QueryOf<Contract['articles']['findAllArticles']>,
) {
  const { page, limit, search, 'match[state]': state, 'match[locale]': locale } = query;
  const where = and(
    eq(articles.jobBoardId, boardId),
    state === undefined ? isNull(articles.deletedAt) : inState(state, now),
    locale === undefined ? undefined : eq(articles.locale, locale),
    containsTerms(searched, search),
  );
  const { deletedAt, publishedAt, createdAt, id } = articles;
  const rows = await db
    .select(summary)
    .from(articles)
    .where(where)
    .orderBy(sql`${deletedAt} desc nulls last, ${publishedAt} desc nulls first`, desc(createdAt), desc(id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await countRows(db, articles, where) };
}

/** An article of a board, deleted or not; undefined for another board's. */
export async function findStored(db: Reader, boardId: number, id: number): Promise<ArticleRow | undefined> {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.jobBoardId, boardId)));
  return row;
}

/** The slugs that the other articles of a board have, deleted ones too: they come back with theirs. */
export async function findTakenSlugs(db: Reader, boardId: number, except?: number): Promise<Set<string>> {
  const rows = await db
    .select({ id: articles.id, slug: articles.slug })
    .from(articles)
    .where(eq(articles.jobBoardId, boardId));
  return new Set(rows.filter(({ id }) => id !== except).map(({ slug }) => slug));
}
