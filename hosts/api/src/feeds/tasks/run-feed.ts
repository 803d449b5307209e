import type { FeedRunDeps } from './feed-run-deps.ts';
import { and, asc, eq, isNotNull, isNull, lt } from '../../platform/database/drizzle.ts';
import { worksFor } from '../../people/client/client-users.queries.ts';
import { isAllowed } from '../endpoints/feeds.present.ts';
import { type FeedRow, type RunRow, sellsPostings } from '../endpoints/feeds.queries.ts';
import type { Database } from '../../platform/database/connect.ts';
import { isOfBoard } from '../../platform/database/deleted-sites.ts';
import { feedImports, feeds, users } from '../../platform/database/schema.ts';
import { FeedProblem } from '../../platform/remote/feed-problem.ts';
import { fetchFeed } from '../import/fetch-feed.ts';
import type { ImportListener } from '../import/import-report.ts';
import { feedName } from '../import/feed-name.ts';
import { parseMapping } from '../import/mapping-file.ts';
import { runImport } from '../import/run-import.ts';
import { storeDryRun } from './store-dry-run.ts';
import { progressOf } from './run-progress.ts';
import { breaksNow, hadShrunk } from './feed-standing.ts';
import { notifyOwner } from './notify-owner.ts';

/** How often a run is begun that is cut off each time. */
const mostAttempts = 3;

/**
 * Does what waits for a feed, the oldest first; give it the feed for itself. A run that was cut off begins anew: an import
 * leaves whole jobs only and does the rest the next time.
 * @throws what cut a run off; it waits again then
 */
export async function runWaiting(deps: FeedRunDeps, feedId: number): Promise<void> {
  await takeUp(deps, feedId);
  for (;;) {
    deps.goOn();
    const run = await nextWaiting(deps.db, feedId);
    const feed = await findStanding(deps.db, feedId);
    if (!run || !feed) return;
    await runOnce(deps, feed, run);
  }
}

async function findStanding(db: Database, feedId: number): Promise<FeedRow | undefined> {
  const [feed] = await db
    .select()
    .from(feeds)
    .where(and(eq(feeds.id, feedId), isNull(feeds.deletedAt)));
  return feed;
}

async function nextWaiting(db: Database, feedId: number): Promise<RunRow | undefined> {
  const [run] = await db
    .select()
    .from(feedImports)
    .where(
      and(
        eq(feedImports.feedId, feedId),
        eq(feedImports.state, 'waiting'),
        isOfBoard(feedImports.jobBoardId),
      ),
    )
    .orderBy(asc(feedImports.id))
    .limit(1);
  return run;
}

/** Whether somebody has asked for a run of the feed that nobody has begun. */
export async function isRequested(db: Database, feedId: number): Promise<boolean> {
  return (await nextWaiting(db, feedId)) !== undefined;
}

/** What still runs was cut off with its process. */
async function takeUp(deps: FeedRunDeps, feedId: number): Promise<void> {
  const { db, clock } = deps;
  const cut = and(eq(feedImports.feedId, feedId), eq(feedImports.state, 'running'));
  await db
    .update(feedImports)
    .set({ state: 'waiting' })
    .where(and(cut, lt(feedImports.attempts, mostAttempts)));
  const given = await db
    .update(feedImports)
    .set({ state: 'failed', finishedAt: clock.now(), report: [programError] })
    .where(cut)
    .returning();
  const feed = await findStanding(db, feedId);
  for (const run of given) if (feed && run.kind !== 'dry') await conclude(deps, feed, run.id);
}

/** What follows from a run that has ended, however it did: the owner of the feed is notified when it stopped, once. */
async function conclude(deps: FeedRunDeps, feed: FeedRow, runId: number): Promise<void> {
  const { db, clock } = deps;
  const [standing] = await db
    .update(feeds)
    .set({ lastRunAt: clock.now(), allowShrinkOnce: false })
    .where(and(eq(feeds.id, feed.id), isNull(feeds.deletedAt)))
    .returning({ id: feeds.id });
  // Whoever deleted it meanwhile is not notified that it stopped.
  if (!standing) return;
  const [run] = await db.select().from(feedImports).where(eq(feedImports.id, runId));
  if (!run || run.state === 'done') return;
  if (run.shrunk) {
    if (!(await hadShrunk(db, run))) await notifyOwner(deps, feed, run, 'shrunk');
  } else if (await breaksNow(db, feed, run)) await notifyOwner(deps, feed, run, 'broken');
}

const programError = { item: '', reason: 'It ended with an error of the program.' };

async function runOnce(deps: FeedRunDeps, feed: FeedRow, run: RunRow): Promise<void> {
  const { db, clock } = deps;
  const here = eq(feedImports.id, run.id);
  const attempts = run.attempts + 1;
  await db
    .update(feedImports)
    .set({ state: 'running', attempts, startedAt: clock.now(), progress: 0, total: null, report: [] })
    .where(here);
  try {
    await importFeed(deps, feed, run);
  } catch (error) {
    if (error instanceof FeedProblem) {
      // What is wrong with the feed itself stands in the run's record; trying again at once would not mend it.
      await db
        .update(feedImports)
        .set({ state: 'refused', finishedAt: clock.now(), report: [{ item: '', reason: error.message }] })
        .where(here);
    } else {
      const isLast = attempts >= mostAttempts;
      await db
        .update(feedImports)
        .set(
          isLast
            ? { state: 'failed', finishedAt: clock.now(), report: [programError] }
            : { state: 'waiting', finishedAt: null },
        )
        .where(here);
      if (isLast && run.kind !== 'dry') await conclude(deps, feed, run.id);
      throw error;
    }
  }
  if (run.kind === 'dry') return;
  await deps.onJobsChanged();
  await conclude(deps, feed, run.id);
}

/** @throws FeedProblem when nobody may run it */
async function refuseUnallowed({ db }: FeedRunDeps, feed: FeedRow): Promise<void> {
  if (!isAllowed(feed, await sellsPostings(db, feed.jobBoardId)))
    throw new FeedProblem('The board has not allowed this feed.');
  if (feed.clientId === null) return;
  // Nobody fills a board with jobs of a company that has shown no address of its own.
  const [reachable] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(worksFor(db, feed.clientId), isNotNull(users.emailVerifiedAt)))
    .limit(1);
  if (!reachable) throw new FeedProblem('Nobody of the company has confirmed an address.');
}

/**
 * A server that is away for a moment is asked again before the clock's next time; who waits at a screen gets the
 * failure at once.
 */
async function fetchSurely(feed: FeedRow, run: RunRow, allowPrivate: boolean) {
  try {
    return await fetchFeed(feed.address, { allowPrivate });
  } catch (error) {
    if (!(error instanceof FeedProblem) || run.kind !== 'schedule' || run.attempts + 1 >= mostAttempts)
      throw error;
    throw new Error('The feed could not be fetched; it is asked for again.', { cause: error });
  }
}

async function importFeed(deps: FeedRunDeps, feed: FeedRow, run: RunRow): Promise<void> {
  const { db, clock, geo, privateFeeds, feedShapes } = deps;
  const dryRun = run.kind === 'dry';
  if (!dryRun) await refuseUnallowed(deps, feed);
  const stored = dryRun ? await storeDryRun(db, run) : undefined;
  const progress = progressOf(deps, run.id);
  const fetched = await fetchSurely(feed, run, privateFeeds);
  try {
    const listener: ImportListener = {
      event: (event) => stored?.add(event),
      progress: progress.report,
      mailed: async () => stored?.end(),
    };
    await runImport(
      {
        open: fetched.open,
        charset: fetched.charset,
        base: fetched.base,
        address: feedName(feed.address),
        name: feed.name,
        source: feed.source,
        board: feed.jobBoardId,
        clientId: feed.clientId ?? undefined,
        mapping: parseMapping(feed.mapping),
        company: feed.company ?? undefined,
        record: run.id,
        dryRun,
        force: feed.allowShrinkOnce && !dryRun,
      },
      { db, now: clock.now, geo, feedShapes },
      listener,
    );
  } finally {
    await progress.last();
    await fetched.discard();
  }
}
