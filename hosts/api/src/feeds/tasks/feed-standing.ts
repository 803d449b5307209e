import type { FeedSchedule } from '@boardwright/api-client/contract';
import { and, count, desc, eq, gt, inArray, lt, lte, max, ne } from '../../platform/database/drizzle.ts';
import type { FeedRow, RunRow } from '../endpoints/feeds.queries.ts';
import type { Database } from '../../platform/database/connect.ts';
import { feedImports } from '../../platform/database/schema.ts';

/**
 * Runs of the clock that must fail one after the other before the owner of a feed is notified. What is read often is
 * given time to come back by itself; what is read once a day would be a day late with the second one.
 */
const failuresReported: Readonly<Record<FeedSchedule, number>> = {
  hourly: 3,
  sixHourly: 2,
  daily: 1,
  weekly: 1,
};

const ofFeed = (run: RunRow) => and(eq(feedImports.feedId, run.feedId ?? 0), ne(feedImports.kind, 'dry'));

/** Whether the run before this one had found the feed small already: that is reported once, not every hour. */
export async function hadShrunk(db: Database, run: RunRow): Promise<boolean> {
  const [before] = await db
    .select({ shrunk: feedImports.shrunk })
    .from(feedImports)
    .where(and(ofFeed(run), lt(feedImports.id, run.id)))
    .orderBy(desc(feedImports.id))
    .limit(1);
  return before?.shrunk === true;
}

/**
 * Whether this run makes a feed one that is broken: the failure of the clock's runs that is reported, counted from the
 * last run that went well. Later ones are the same breakage. Who starts a run by hand sees for themselves.
 */
export async function breaksNow(db: Database, feed: FeedRow, run: RunRow): Promise<boolean> {
  if (run.kind !== 'schedule') return false;
  const [well] = await db
    .select({ last: max(feedImports.id) })
    .from(feedImports)
    .where(and(ofFeed(run), eq(feedImports.state, 'done'), lt(feedImports.id, run.id)));
  const [failed] = await db
    .select({ total: count() })
    .from(feedImports)
    .where(
      and(
        ofFeed(run),
        eq(feedImports.kind, 'schedule'),
        eq(feedImports.shrunk, false),
        inArray(feedImports.state, ['refused', 'failed']),
        gt(feedImports.id, well?.last ?? 0),
        lte(feedImports.id, run.id),
      ),
    );
  return failed?.total === failuresReported[feed.schedule];
}
