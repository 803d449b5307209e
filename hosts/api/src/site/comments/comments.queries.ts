import { type BlockComment, type CommentReader, type CommentThread } from '@boardwright/api-client/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { worksOnPages } from '../works-on-pages.ts';
import { blocks, comments, commentThreads, pages, users } from '../../platform/database/schema.ts';

type Reader = Pick<Database, 'select'>;

/** Far more than a team has. */
const mostReaders = 500;
const nameOfUser = sql<string>`trim(${users.givenName} || ' ' || ${users.familyName})`;

/** Who can be called in a comment, by name. */
export function findReaders(db: Reader, siteId: number): Promise<CommentReader[]> {
  return db
    .select({ user_uuid: users.uuid, name: nameOfUser })
    .from(users)
    .where(worksOnPages(siteId))
    .orderBy(asc(users.givenName), asc(users.familyName), asc(users.id))
    .limit(mostReaders);
}

async function commentsOf(db: Reader, threadIds: readonly number[]) {
  const byThread = new Map<number, BlockComment[]>();
  if (threadIds.length === 0) return byThread;
  const rows = await db
    .select({ comment: comments, userUuid: users.uuid, name: nameOfUser })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .where(inArray(comments.threadId, [...threadIds]))
    .orderBy(asc(comments.id));
  for (const { comment, userUuid, name } of rows) {
    const { id, threadId, text, mentions, revision, createdAt, editedAt } = comment;
    const known = byThread.get(threadId) ?? [];
    byThread.set(threadId, known);
    known.push({
      id,
      user_uuid: userUuid,
      name: userUuid === null ? '' : name,
      text,
      mentions: [...mentions],
      revision,
      created_at: createdAt.toISOString(),
      edited_at: editedAt?.toISOString() ?? null,
    });
  }
  return byThread;
}

async function findThreadsWhere(
  db: Reader,
  siteId: number,
  condition: SQL | undefined,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<CommentThread[]> {
  const rows = await db
    .select({ thread: commentThreads, pageId: blocks.pageId, userUuid: users.uuid, name: nameOfUser })
    .from(commentThreads)
    .innerJoin(blocks, eq(blocks.id, commentThreads.blockId))
    .leftJoin(users, eq(users.id, commentThreads.resolvedBy))
    .where(and(eq(commentThreads.siteId, siteId), condition))
    .orderBy(desc(commentThreads.changedAt), desc(commentThreads.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const byThread = await commentsOf(
    db,
    rows.map(({ thread }) => thread.id),
  );
  return rows.map(({ thread, pageId, userUuid, name }) => ({
    id: thread.id,
    block_id: thread.blockId,
    page_id: pageId ?? thread.pageId,
    resolved_at: thread.resolvedAt?.toISOString() ?? null,
    resolved_by: thread.resolvedAt === null ? null : userUuid === null ? '' : name,
    changed_at: thread.changedAt.toISOString(),
    comments: byThread.get(thread.id) ?? [],
  }));
}

const inState = {
  open: isNull(commentThreads.resolvedAt),
  resolved: isNotNull(commentThreads.resolvedAt),
} as const;

/** Threads of a site, that changed last first. */
export async function findThreads(
  db: Reader,
  siteId: number,
  asked: {
    readonly page: number;
    readonly limit: number;
    readonly 'match[state]': 'open' | 'resolved';
  },
): Promise<{ readonly data: CommentThread[]; readonly total: number }> {
  const condition = inState[asked['match[state]']];
  return {
    data: await findThreadsWhere(db, siteId, condition, asked),
    total: await countThreads(db, siteId, condition),
  };
}

async function countThreads(db: Reader, siteId: number, condition: SQL): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(commentThreads)
    .where(and(eq(commentThreads.siteId, siteId), condition));
  return row?.total ?? 0;
}

export const countOpenThreads = (db: Reader, siteId: number): Promise<number> =>
  countThreads(db, siteId, inState.open);

/** One thread of a site; undefined for one of another site. */
export async function findThread(db: Reader, siteId: number, id: number): Promise<CommentThread | undefined> {
  const [thread] = await findThreadsWhere(db, siteId, eq(commentThreads.id, id), { page: 1, limit: 1 });
  return thread;
}

/** How the comments of a site stand: another text as soon as something of them changed. */
export async function findCommentsState(db: Reader, siteId: number): Promise<string> {
  const [state] = await db
    .select({
      threads: count(),
      changed: sql<string | null>`max(${commentThreads.changedAt})::text`,
    })
    .from(commentThreads)
    .where(eq(commentThreads.siteId, siteId));
  return `${state?.threads ?? 0} ${state?.changed ?? ''}`.trim();
}

/** Where a block stands, among the blocks of a site; undefined for one of another site. */
export async function findBlock(db: Reader, siteId: number, id: number) {
  const [block] = await db
    .select({ id: blocks.id, pageId: blocks.pageId, deletedAt: blocks.deletedAt })
    .from(blocks)
    .where(and(eq(blocks.id, id), eq(blocks.siteId, siteId)));
  return block;
}

/** Whether a page is one of a site. */
export async function isPageOf(db: Reader, siteId: number, id: number): Promise<boolean> {
  const [page] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.id, id), eq(pages.siteId, siteId)));
  return page !== undefined;
}
