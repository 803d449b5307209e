import type { Overview } from '@boardwright/api-client/contract';
import { and, asc, eq, inArray, isNull, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { feedImports, feeds } from '../../platform/database/schema.ts';

/** The active feeds of a board whose last run did not come to its end. */
export async function failingFeeds(
  db: Pick<Database, 'select'>,
  boardId: number,
): Promise<Overview['tasks']['feeds']> {
  const last = db
    .select({ id: sql<number>`max(${feedImports.id})` })
    .from(feedImports)
    .where(and(eq(feedImports.feedId, feeds.id), inArray(feedImports.state, ['done', 'refused', 'failed'])));
  const rows = await db
    .select({ name: feeds.name })
    .from(feeds)
    .innerJoin(feedImports, sql`${feedImports.id} = (${last})`)
    .where(
      and(
        eq(feeds.jobBoardId, boardId),
        eq(feeds.active, true),
        isNull(feeds.deletedAt),
        inArray(feedImports.state, ['refused', 'failed']),
      ),
    )
    .orderBy(asc(feeds.id));
  return { count: rows.length, name: rows[0]?.name ?? null };
}
