import { transaction } from '../../platform/database/transaction.ts';
import { and, eq, inArray } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { feedImports, feeds, jobs } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { feedName } from '../import/feed-name.ts';
import { sourceOf } from '../import/import-records.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';
import { type AccountEvent, noteEvent } from '../../people/account/account-logs.ts';
import { newFeed, readFeedForm } from './feed-form.ts';
import { findDeletedSource, isContinued, lockFeedsOfBoard, refuseOneTooMany } from './deleted-feeds.ts';
import type { FeedOwner } from './feed-owner.ts';
import { nextRun } from './feed-schedule.ts';
import { isAllowed, presentFeed, presentRun } from './feeds.present.ts';
import { requestRun, findFeed, findFeedFacts, lockFeed, sellsPostings } from './feeds.queries.ts';

/** What the handlers of this area work with. */
export type FeedsDeps = Pick<
  Deps,
  'db' | 'clock' | 'search' | 'mailsQueued' | 'feedsQueued' | 'privateFeeds' | 'feedShapes'
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

/** One feed as its owner reads it. @throws HttpError `notFound`, also for another company's */
export async function presented(deps: FeedsDeps, owner: FeedOwner, id: number) {
  const row = await findFeed(deps.db, owner, id);
  if (!row) throw new HttpError('notFound');
  const facts = await findFeedFacts(deps.db, [row.feed]);
  const sells = await sellsPostings(deps.db, owner.board.id);
  return presentFeed(row, { locale: owner.locale, sells, facts });
}

type Body = Parameters<typeof readFeedForm>[0];

/**
 * The source of a new feed. It goes on with the jobs of the same feed that was deleted lately, so that none is there twice.
 * Else a company's has a name that no other feed ever had, and one of the board goes on with what the command line imported
 * from the same address.
 */
async function newSource(tx: Transaction, owner: FeedOwner, address: string): Promise<string> {
  const before = await findDeletedSource(tx, owner, address);
  if (before !== undefined) return before;
  const own = sourceOf(owner.board.id, feedName(address));
  if (owner.clientId === null && !(await isContinued(tx, own))) return own;
  return sourceOf(owner.board.id, `client ${owner.clientId ?? 0} ${crypto.randomUUID()}`);
}

/** Adds a feed. @throws HttpError `validation`, `tooManyFeeds` */
export async function createFeed(deps: FeedsDeps, owner: FeedOwner, body: Body) {
  const { db, clock, privateFeeds } = deps;
  const { locale, board, clientId, userId, site } = owner;
  const columns = readFeedForm(body, newFeed, { locale, allowPrivate: privateFeeds });
  const now = clock.now();
  const id = await db.transaction(async (tx) => {
    await lockFeedsOfBoard(tx, board.id);
    await refuseOneTooMany(tx, board.id, clientId);
    const [made] = await tx
      .insert(feeds)
      .values({
        ...columns,
        jobBoardId: board.id,
        clientId,
        userId,
        source: await newSource(tx, owner, columns.address),
        nextRunAt: nextRun(columns, now, timeZoneOf(site.settings)),
        createdAt: now,
      })
      .returning({ id: feeds.id });
    await note(tx, 'feed.created', owner, columns.name, now);
    return made?.id ?? 0;
  });
  return presented(deps, owner, id);
}

/** Changes a feed or pauses it. @throws HttpError `notFound`, `validation`, `conflict` with what somebody else saved */
export async function saveFeed(
  deps: FeedsDeps,
  owner: FeedOwner,
  id: number,
  { revision, ...body }: Body & { readonly revision: number },
) {
  const { db, clock, privateFeeds } = deps;
  const now = clock.now();
  const isSaved = await db.transaction(async (tx) => {
    const before = await lockFeed(tx, owner, id);
    if (!before) throw new HttpError('notFound');
    if (before.revision !== revision) return false;
    const columns = readFeedForm(body, before, { locale: owner.locale, allowPrivate: privateFeeds });
    const nextRunAt = nextRun(columns, now, timeZoneOf(owner.site.settings));
    await tx
      .update(feeds)
      .set({ ...columns, nextRunAt, revision: revision + 1 })
      .where(eq(feeds.id, id));
    const event =
      columns.active === before.active ? 'feed.changed' : columns.active ? 'feed.on' : 'feed.paused';
    await note(tx, event, owner, columns.name, now);
    return true;
  });
  const current = await presented(deps, owner, id);
  if (!isSaved) throw new HttpError('conflict', { current: { ...current } });
  return current;
}

/** Lets a company's feed bring jobs to a board that sells postings. @throws HttpError `notFound` */
export async function allowFeed(deps: FeedsDeps, owner: FeedOwner, id: number, allowed: boolean) {
  const { db, clock } = deps;
  await db.transaction(async (tx) => {
    const feed = await lockFeed(tx, owner, id);
    if (!feed) throw new HttpError('notFound');
    const nextRunAt = nextRun(feed, clock.now(), timeZoneOf(owner.site.settings));
    await tx.update(feeds).set({ allowed, nextRunAt }).where(eq(feeds.id, id));
  });
  return presented(deps, owner, id);
}

/** Deletes a feed, which can be restored for a while, and ends its jobs where wanted. @throws HttpError `notFound` */
export async function deleteFeed(
  deps: FeedsDeps,
  owner: FeedOwner,
  id: number,
  jobsToo: boolean,
): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    const feed = await lockFeed(tx, owner, id);
    if (!feed) throw new HttpError('notFound');
    if (jobsToo)
      await tx
        .update(jobs)
        .set({ status: 'expired', till: now, updatedAt: now })
        .where(and(eq(jobs.source, feed.source), inArray(jobs.status, ['active', 'scheduled', 'paused'])));
    await tx.update(feeds).set({ deletedAt: now, allowShrinkOnce: false }).where(eq(feeds.id, id));
    // What was asked for and not begun is not asked for any more.
    await tx.delete(feedImports).where(and(eq(feedImports.feedId, id), eq(feedImports.state, 'waiting')));
    await note(tx, 'feed.deleted', owner, feed.name, now);
  });
}

/** Has a feed read soon. @throws HttpError `notFound`, `feedNotAllowed` */
export async function runFeed(
  { db, clock, feedsQueued }: FeedsDeps,
  owner: FeedOwner,
  id: number,
  {
    kind,
    allow_shrinking: allowShrinking,
  }: { readonly kind: 'hand' | 'dry'; readonly allow_shrinking: boolean },
) {
  const sells = await sellsPostings(db, owner.board.id);
  const run = await db.transaction(async (tx) => {
    const feed = await lockFeed(tx, owner, id);
    if (!feed) throw new HttpError('notFound');
    if (kind === 'hand' && !isAllowed(feed, sells)) throw new HttpError('feedNotAllowed');
    if (kind === 'hand' && allowShrinking)
      await tx.update(feeds).set({ allowShrinkOnce: true }).where(eq(feeds.id, id));
    return requestRun(tx, feed, kind, clock.now());
  });
  await feedsQueued([id]);
  return presentRun(run, owner.locale);
}
