import { transaction } from '../../platform/database/transaction.ts';
import { feedLimit } from '@boardwright/api-client/contract';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { feeds, jobBoards, jobs } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { feedName } from '../import/feed-name.ts';
import { sourceOf } from '../import/import-records.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';
import { type AccountEvent, noteEvent } from '../../people/account/account-logs.ts';
import { newFeed, readFeedForm } from './feed-form.ts';
import { type FeedOwner, feedsOf } from './feed-owner.ts';
import { nextRun } from './feed-schedule.ts';
import { isAllowed, presentFeed, presentRun } from './feeds.present.ts';
import { requestRun, findFeed, findFeedFacts, lockFeed, sellsPostings } from './feeds.queries.ts';

/** What the handlers of this area work with. */
export type FeedsDeps = Pick<
  Deps,
  'db' | 'clock' | 'search' | 'mailsQueued' | 'feedsQueued' | 'privateFeeds'
>;

async function note(
  tx: Transaction,
  event: AccountEvent,
  { userId, clientId }: FeedOwner,
  feed: string,
  now: Date,
): Promise<void> {
  // An account's log is its company's: what an admin does stands in none.
  if (clientId !== null) await noteEvent(tx, event, { id: userId, clientId }, now, { feed });
}

/** One feed as its keeper reads it. @throws ApiError `notFound`, also for another company's */
export async function presented(deps: FeedsDeps, keeper: FeedOwner, id: number) {
  const row = await findFeed(deps.db, keeper, id);
  if (!row) throw new ApiError('notFound');
  const facts = await findFeedFacts(deps.db, [row.feed]);
  const sells = await sellsPostings(deps.db, keeper.board.id);
  return presentFeed(row, { locale: keeper.locale, sells, facts });
}

type Body = Parameters<typeof readFeedForm>[0];

/**
 * The source of a new feed. A company's has a name that no other feed ever had; one of the board goes on with what the
 * command line imported from the same address.
 */
async function newSource(tx: Transaction, keeper: FeedOwner, address: string): Promise<string> {
  const own = sourceOf(keeper.board.id, feedName(address));
  const [taken] = await tx.select({ id: feeds.id }).from(feeds).where(eq(feeds.source, own));
  if (keeper.clientId === null && !taken) return own;
  return sourceOf(keeper.board.id, `client ${keeper.clientId ?? 0} ${crypto.randomUUID()}`);
}

/** Adds a feed. @throws ApiError `validation`, `tooManyFeeds` */
export async function createFeed(deps: FeedsDeps, keeper: FeedOwner, body: Body) {
  const { db, clock, privateFeeds } = deps;
  const { locale, board, clientId, userId, site } = keeper;
  const columns = readFeedForm(body, newFeed, { locale, allowPrivate: privateFeeds });
  const now = clock.now();
  const id = await db.transaction(async (tx) => {
    // Two at once wait for each other here, and are counted one after the other.
    await tx.select({ id: jobBoards.id }).from(jobBoards).where(eq(jobBoards.id, board.id)).for('update');
    const [counted] = await tx
      .select({ total: count() })
      .from(feeds)
      .where(and(feedsOf(keeper), clientId === null ? isNull(feeds.clientId) : undefined));
    if ((counted?.total ?? 0) >= feedLimit) throw new ApiError('tooManyFeeds');
    const [made] = await tx
      .insert(feeds)
      .values({
        ...columns,
        jobBoardId: board.id,
        clientId,
        userId,
        source: await newSource(tx, keeper, columns.address),
        nextRunAt: nextRun(columns, now, timeZoneOf(site.settings)),
        createdAt: now,
      })
      .returning({ id: feeds.id });
    await note(tx, 'feed.created', keeper, columns.name, now);
    return made?.id ?? 0;
  });
  return presented(deps, keeper, id);
}

/** Changes a feed or pauses it. @throws ApiError `notFound`, `validation`, `conflict` with what somebody else saved */
export async function saveFeed(
  deps: FeedsDeps,
  keeper: FeedOwner,
  id: number,
  { revision, ...body }: Body & { readonly revision: number },
) {
  const { db, clock, privateFeeds } = deps;
  const now = clock.now();
  const isSaved = await db.transaction(async (tx) => {
    const before = await lockFeed(tx, keeper, id);
    if (!before) throw new ApiError('notFound');
    if (before.revision !== revision) return false;
    const columns = readFeedForm(body, before, { locale: keeper.locale, allowPrivate: privateFeeds });
    const nextRunAt = nextRun(columns, now, timeZoneOf(keeper.site.settings));
    await tx
      .update(feeds)
      .set({ ...columns, nextRunAt, revision: revision + 1 })
      .where(eq(feeds.id, id));
    const event =
      columns.active === before.active ? 'feed.changed' : columns.active ? 'feed.on' : 'feed.paused';
    await note(tx, event, keeper, columns.name, now);
    return true;
  });
  const current = await presented(deps, keeper, id);
  if (!isSaved) throw new ApiError('conflict', { current: { ...current } });
  return current;
}

/** Lets a company's feed bring jobs to a board that sells postings. @throws ApiError `notFound` */
export async function allowFeed(deps: FeedsDeps, keeper: FeedOwner, id: number, allowed: boolean) {
  const { db, clock } = deps;
  await db.transaction(async (tx) => {
    const feed = await lockFeed(tx, keeper, id);
    if (!feed) throw new ApiError('notFound');
    const nextRunAt = nextRun(feed, clock.now(), timeZoneOf(keeper.site.settings));
    await tx.update(feeds).set({ allowed, nextRunAt }).where(eq(feeds.id, id));
  });
  return presented(deps, keeper, id);
}

/** Ends a feed, and where wanted its jobs. @throws ApiError `notFound` */
export async function deleteFeed(
  deps: FeedsDeps,
  keeper: FeedOwner,
  id: number,
  jobsToo: boolean,
): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    const feed = await lockFeed(tx, keeper, id);
    if (!feed) throw new ApiError('notFound');
    if (jobsToo)
      await tx
        .update(jobs)
        .set({ status: 'expired', till: now, updatedAt: now })
        .where(and(eq(jobs.source, feed.source), inArray(jobs.status, ['active', 'scheduled', 'paused'])));
    await tx.delete(feeds).where(eq(feeds.id, id));
    await note(tx, 'feed.deleted', keeper, feed.name, now);
  });
}

/** Has a feed read soon. @throws ApiError `notFound`, `feedNotAllowed` */
export async function runFeed(
  { db, clock, feedsQueued }: FeedsDeps,
  keeper: FeedOwner,
  id: number,
  {
    kind,
    allow_shrinking: allowShrinking,
  }: { readonly kind: 'hand' | 'dry'; readonly allow_shrinking: boolean },
) {
  const sells = await sellsPostings(db, keeper.board.id);
  const run = await db.transaction(async (tx) => {
    const feed = await lockFeed(tx, keeper, id);
    if (!feed) throw new ApiError('notFound');
    if (kind === 'hand' && !isAllowed(feed, sells)) throw new ApiError('feedNotAllowed');
    if (kind === 'hand' && allowShrinking)
      await tx.update(feeds).set({ allowShrinkOnce: true }).where(eq(feeds.id, id));
    return requestRun(tx, feed, kind, clock.now());
  });
  await feedsQueued([id]);
  return presentRun(run, keeper.locale);
}
