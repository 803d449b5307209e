import { type DeletedFeed, feedLimit } from '@boardwright/api-client/contract';
import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  sql,
} from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { clients, feeds, jobBoards, jobs } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { restorableFor } from '../../platform/restorable-for.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';
import { type FeedOwner, feedsOf, feedsWithDeleted } from './feed-owner.ts';
import { nextRun } from './feed-schedule.ts';

type Reader = Pick<Database, 'select'>;

const ofClient = (clientId: number | null) =>
  clientId === null ? isNull(feeds.clientId) : eq(feeds.clientId, clientId);

/** Two who add or restore a feed of a board wait for each other here, and are counted one after the other. */
export async function lockFeedsOfBoard(tx: Transaction, boardId: number): Promise<void> {
  await tx.select({ id: jobBoards.id }).from(jobBoards).where(eq(jobBoards.id, boardId)).for('update');
}

/** @throws HttpError `tooManyFeeds` where there are as many of a company, or of the board itself, as there can be */
export async function refuseOneTooMany(
  tx: Transaction,
  boardId: number,
  clientId: number | null,
): Promise<void> {
  const [counted] = await tx
    .select({ total: count() })
    .from(feeds)
    .where(and(eq(feeds.jobBoardId, boardId), ofClient(clientId), isNull(feeds.deletedAt)));
  if ((counted?.total ?? 0) >= feedLimit) throw new HttpError('tooManyFeeds');
}

/** Whether a feed that is not deleted has this source. */
export async function isContinued(db: Reader, source: string): Promise<boolean> {
  const [one] = await db
    .select({ id: feeds.id })
    .from(feeds)
    .where(and(eq(feeds.source, source), isNull(feeds.deletedAt)))
    .limit(1);
  return one !== undefined;
}

/** The source of the last deleted feed of an owner with an address, unless another feed goes on with it. */
export async function findDeletedSource(
  db: Reader,
  { board, clientId }: Pick<FeedOwner, 'board' | 'clientId'>,
  address: string,
): Promise<string | undefined> {
  const rows = await db
    .select({ source: feeds.source })
    .from(feeds)
    .where(
      and(
        eq(feeds.jobBoardId, board.id),
        ofClient(clientId),
        eq(feeds.address, address),
        isNotNull(feeds.deletedAt),
      ),
    )
    .orderBy(desc(feeds.deletedAt), desc(feeds.id));
  for (const { source } of rows) if (!(await isContinued(db, source))) return source;
  return undefined;
}

/** A page of the feeds that were deleted in the last thirty days, the last first, with their jobs that visitors see. */
export async function findDeletedFeeds(
  db: Database,
  owner: FeedOwner,
  { page, limit }: { readonly page: number; readonly limit: number },
  now: Date,
): Promise<{ readonly rows: DeletedFeed[]; readonly total: number }> {
  const where = and(feedsWithDeleted(owner), gt(feeds.deletedAt, new Date(now.getTime() - restorableFor)));
  const [counted] = await db.select({ total: count() }).from(feeds).where(where);
  const rows = await db
    .select({ feed: feeds, client: { id: clients.id, name: clients.name } })
    .from(feeds)
    .leftJoin(clients, eq(clients.id, feeds.clientId))
    .where(where)
    .orderBy(desc(feeds.deletedAt), desc(feeds.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const sources = rows.map(({ feed }) => feed.source);
  const live = await db
    .select({ source: jobs.source, total: count() })
    .from(jobs)
    .where(and(inArray(jobs.source, sources), eq(jobs.status, 'active')))
    .groupBy(jobs.source);
  return {
    rows: rows.map(({ feed: { id, name, address, source, deletedAt }, client }) => ({
      id,
      client,
      name,
      address,
      deleted_at: (deletedAt ?? now).toISOString(),
      jobs_count: live.find((one) => one.source === source)?.total ?? 0,
    })),
    total: counted?.total ?? 0,
  };
}

/**
 * Restores a feed with its mapping, schedule and settings; one that is there already stays as it is. It is read at its next
 * moment, which brings back the jobs that ended with it.
 * @throws HttpError `notFound`, also thirty days after it was deleted; `feedAddedAgain` where another goes on with its jobs;
 *   `tooManyFeeds`
 */
export async function restoreFeed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: FeedOwner,
  id: number,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockFeedsOfBoard(tx, owner.board.id);
    const [standing] = await tx
      .select({ id: feeds.id })
      .from(feeds)
      .where(and(feedsOf(owner), eq(feeds.id, id)));
    if (standing) return;
    const restorable = and(
      feedsWithDeleted(owner),
      eq(feeds.id, id),
      gt(feeds.deletedAt, new Date(now.getTime() - restorableFor)),
    );
    const [feed] = await tx.select().from(feeds).where(restorable);
    if (!feed) throw new HttpError('notFound');
    await refuseOneTooMany(tx, feed.jobBoardId, feed.clientId);
    if (await isContinued(tx, feed.source)) throw new HttpError('feedAddedAgain');
    const nextRunAt = nextRun(feed, now, timeZoneOf(owner.site.settings));
    await tx
      .update(feeds)
      .set({ deletedAt: null, nextRunAt, revision: sql`${feeds.revision} + 1` })
      .where(restorable);
  });
}

/** Deletes feeds that were deleted too long ago to be restored; what their runs did stays. */
export async function deleteOldFeeds(db: Pick<Database, 'delete'>, now: Date): Promise<void> {
  await db.delete(feeds).where(lte(feeds.deletedAt, new Date(now.getTime() - restorableFor)));
}
