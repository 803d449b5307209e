import { and, eq, inArray, isNull, lte } from '../../platform/database/drizzle.ts';
import { nextRun } from '../endpoints/feed-schedule.ts';
import { isAllowed } from '../endpoints/feeds.present.ts';
import { requestRun, sellsPostings } from '../endpoints/feeds.queries.ts';
import type { Database } from '../../platform/database/connect.ts';
import { isOfBoard } from '../../platform/database/deleted-sites.ts';
import { feedImports, feeds, sites } from '../../platform/database/schema.ts';
import type { Clock } from '../../platform/ports/clock.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';

/** At most so many at once; the next minute goes on. */
const batch = 200;

const isDue = (now: Date) => and(eq(feeds.active, true), isNull(feeds.deletedAt), lte(feeds.nextRunAt, now));

async function askIfDue(db: Database, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [feed] = await tx
      .select()
      .from(feeds)
      .where(and(eq(feeds.id, id), isDue(now)))
      .for('update');
    if (!feed) return;
    const [site] = await tx
      .select({ settings: sites.settings })
      .from(sites)
      .where(eq(sites.jobBoardId, feed.jobBoardId))
      .limit(1);
    // What was missed while nobody was at work is done once.
    const nextRunAt = nextRun(feed, now, timeZoneOf(site?.settings ?? {}));
    await tx.update(feeds).set({ nextRunAt }).where(eq(feeds.id, id));
    if (isAllowed(feed, await sellsPostings(tx, feed.jobBoardId)))
      await requestRun(tx, feed, 'schedule', now);
  });
}

/**
 * Writes down a run for each feed whose time has come.
 * @returns the feeds for which something waits, or was cut off
 */
export async function findDueFeeds({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): Promise<readonly number[]> {
  const now = clock.now();
  const due = await db
    .select({ id: feeds.id })
    .from(feeds)
    .where(and(isDue(now), isOfBoard(feeds.jobBoardId)))
    .limit(batch);
  for (const { id } of due) await askIfDue(db, id, now);
  const open = await db
    .selectDistinct({ id: feedImports.feedId })
    .from(feedImports)
    .innerJoin(feeds, and(eq(feeds.id, feedImports.feedId), isNull(feeds.deletedAt)))
    .where(and(inArray(feedImports.state, ['waiting', 'running']), isOfBoard(feedImports.jobBoardId)));
  return open.flatMap(({ id }) => id ?? []);
}
