import { and, asc, count, desc, eq, inArray, ne, or, sql } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import {
  clients,
  feedImportItems,
  feedImports,
  feeds,
  jobs,
  segments,
} from '../../platform/database/schema.ts';
import { textIn } from '../../platform/text-in.ts';
import { findPublishingProducts } from '../../shop/port.ts';
import { type FeedOwner, feedsOf } from './feed-owner.ts';

type Reader = Pick<Database, 'select' | 'selectDistinctOn'>;
export type FeedRow = typeof feeds.$inferSelect;
export type RunRow = typeof feedImports.$inferSelect;
interface Paging {
  readonly page: number;
  readonly limit: number;
}

/** Whether a feed of a company needs the board's consent: where a posting costs something. */
export async function sellsPostings(db: Pick<Database, 'select'>, boardId: number): Promise<boolean> {
  return (await findPublishingProducts(db, boardId)).length > 0;
}

const withClient = { feed: feeds, client: { id: clients.id, name: clients.name } };

/** A page of the feeds somebody keeps: those of the board itself first, then by name. */
export async function findFeedPage(db: Database, owner: FeedOwner, { page, limit }: Paging) {
  const [counted] = await db.select({ total: count() }).from(feeds).where(feedsOf(owner));
  const rows = await db
    .select(withClient)
    .from(feeds)
    .leftJoin(clients, eq(clients.id, feeds.clientId))
    .where(feedsOf(owner))
    .orderBy(sql`${feeds.clientId} is not null`, asc(clients.name), asc(feeds.name), asc(feeds.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

/** One feed, of those somebody keeps. */
export async function findFeed(db: Reader, owner: FeedOwner, id: number) {
  const [row] = await db
    .select(withClient)
    .from(feeds)
    .leftJoin(clients, eq(clients.id, feeds.clientId))
    .where(and(feedsOf(owner), eq(feeds.id, id)));
  return row;
}

/** Of each feed the last run that ended and was no dry run, the first that is open, and how many jobs visitors see. */
export async function findFeedFacts(db: Database, rows: readonly FeedRow[]) {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { last: [], open: [], counts: [] };
  const isOpen = sql<boolean>`${feedImports.state} in ('waiting', 'running')`;
  // In one question: a run that ended between two of them would be neither open nor the last.
  const runs = await db
    .selectDistinctOn([feedImports.feedId, isOpen])
    .from(feedImports)
    .where(and(inArray(feedImports.feedId, ids), or(isOpen, ne(feedImports.kind, 'dry'))))
    .orderBy(
      feedImports.feedId,
      isOpen,
      sql`case when ${isOpen} then ${feedImports.id} else -${feedImports.id} end`,
    );
  const open = runs.filter(({ state }) => state === 'waiting' || state === 'running');
  const last = runs.filter((row) => !open.includes(row));
  const sources = rows.map(({ source }) => source);
  const counts = await db
    .select({ source: jobs.source, total: count() })
    .from(jobs)
    .where(and(inArray(jobs.source, sources), eq(jobs.status, 'active')))
    .groupBy(jobs.source);
  return { last, open, counts };
}

/** A page of a feed's runs, newest first. */
export async function findRunPage(db: Database, feedId: number, { page, limit }: Paging) {
  const [counted] = await db
    .select({ total: count() })
    .from(feedImports)
    .where(eq(feedImports.feedId, feedId));
  const rows = await db
    .select()
    .from(feedImports)
    .where(eq(feedImports.feedId, feedId))
    .orderBy(desc(feedImports.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

/** One run of a feed. */
export async function findRun(db: Reader, feedId: number, id: number): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(feedImports)
    .where(and(eq(feedImports.feedId, feedId), eq(feedImports.id, id)));
  return row;
}

/** A page of what a dry run found, in the order of the feed. */
export async function findRunItems(
  db: Database,
  importId: number,
  {
    page,
    limit,
    action,
  }: Paging & { readonly action: (typeof feedImportItems.$inferSelect)['action'] | undefined },
) {
  const wanted = and(
    eq(feedImportItems.importId, importId),
    action === undefined ? undefined : eq(feedImportItems.action, action),
  );
  const [counted] = await db.select({ total: count() }).from(feedImportItems).where(wanted);
  const rows = await db
    .select()
    .from(feedImportItems)
    .where(wanted)
    .orderBy(feedImportItems.id)
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

/** What segments are called, in the owner's language. */
export async function findSegmentNames(
  db: Database,
  ids: readonly number[],
  { locale, site }: FeedOwner,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: segments.id, key: segments.key, name: segments.name })
    .from(segments)
    .where(inArray(segments.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, key, name }) => [id, textIn(name, locale, site.defaultLocale) ?? key]));
}

/** Nobody else changes the feed, or asks for a run of it, until the transaction ends. */
export async function lockFeed(tx: Transaction, owner: FeedOwner, id: number): Promise<FeedRow | undefined> {
  const [row] = await tx
    .select()
    .from(feeds)
    .where(and(feedsOf(owner), eq(feeds.id, id)))
    .for('update');
  return row;
}

/**
 * Writes down that a feed is to be read; one of the same kind that waits already stands for it. Give it the feed locked.
 * @returns the run that waits
 */
export async function requestRun(
  tx: Transaction,
  feed: FeedRow,
  kind: RunRow['kind'],
  now: Date,
): Promise<RunRow> {
  const [waiting] = await tx
    .select()
    .from(feedImports)
    .where(
      and(
        eq(feedImports.feedId, feed.id),
        eq(feedImports.state, 'waiting'),
        kind === 'dry' ? eq(feedImports.kind, 'dry') : ne(feedImports.kind, 'dry'),
      ),
    )
    .limit(1);
  if (waiting) return waiting;
  const [row] = await tx
    .insert(feedImports)
    .values({
      jobBoardId: feed.jobBoardId,
      feedId: feed.id,
      source: feed.source,
      address: feed.name,
      kind,
      state: 'waiting',
      startedAt: now,
    })
    .returning();
  if (!row) throw new Error('The run was not stored');
  return row;
}
