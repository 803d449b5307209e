import {
  type BodyOf,
  type CommentThread,
  type Contract,
  mostComments,
  mostThreads,
} from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { and, count, eq, inArray, sql } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { commentNotices, comments, commentThreads, users } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { commentMessage } from './comments.messages.ts';
import { countOpenThreads, findBlock, findThread, isPageOf } from './comments.queries.ts';
import { worksOnPages } from '../works-on-pages.ts';

type Comments = Contract['comments'];

/** Whose words are stored, on which site, and when. */
export interface Author {
  readonly siteId: number;
  readonly userId: number;
  readonly locale: Locale;
  readonly now: Date;
}

interface Written {
  readonly text: string;
  readonly mentions: readonly string[];
}

/** The words without the space around them. @throws HttpError `validation` where nothing is left */
function wordsOf(typed: string, locale: Locale): string {
  const text = typed.replaceAll('\0', '').trim();
  if (text === '') throw new HttpError('validation', { fields: { text: [commentMessage(locale, 'empty')] } });
  return text;
}

/** Of who is called, those who work on the pages of the site. */
async function calledOf(tx: Transaction, siteId: number, mentions: readonly string[]) {
  if (mentions.length === 0) return [];
  return tx
    .select({ id: users.id, uuid: users.uuid })
    .from(users)
    .where(and(worksOnPages(siteId), inArray(users.uuid, [...mentions])));
}

/** Holds a thread: one change comes after the other. @throws HttpError `notFound` for one of another site */
async function lockThread(tx: Transaction, siteId: number, id: number) {
  const [thread] = await tx
    .select()
    .from(commentThreads)
    .where(and(eq(commentThreads.id, id), eq(commentThreads.siteId, siteId)))
    .for('update');
  if (!thread) throw new HttpError('notFound');
  return thread;
}

async function presented(tx: Transaction, siteId: number, id: number): Promise<CommentThread> {
  const thread = await findThread(tx, siteId, id);
  if (!thread) throw new HttpError('notFound');
  return thread;
}

/** @throws HttpError `commentThreadsMany` */
async function expectFewOpen(tx: Transaction, siteId: number): Promise<void> {
  if ((await countOpenThreads(tx, siteId)) >= mostThreads)
    throw new HttpError('commentThreadsMany', { values: { most: mostThreads } });
}

/** The comment that was made by the same call before. @throws HttpError `notFound` for one of another site */
async function sentBefore(tx: Transaction, siteId: number, uid: string): Promise<number | undefined> {
  const [sent] = await tx
    .select({ threadId: comments.threadId, siteId: commentThreads.siteId })
    .from(comments)
    .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
    .where(eq(comments.uid, uid));
  if (sent && sent.siteId !== siteId) throw new HttpError('notFound');
  return sent?.threadId;
}

/** Stores who should know of a comment: who is called in it, and who said something in the thread before. Nobody is notified of their own words. */
async function noteReaders(
  tx: Transaction,
  { siteId, userId }: Author,
  { threadId, commentId, mentions }: { threadId: number; commentId: number; mentions: readonly string[] },
): Promise<void> {
  const called = await calledOf(tx, siteId, mentions);
  const others = await tx
    .selectDistinct({ id: users.id })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(and(eq(comments.threadId, threadId), worksOnPages(siteId)));
  const isCalled = new Set(called.map(({ id }) => id));
  const notified = new Set([...isCalled, ...others.map(({ id }) => id)]);
  notified.delete(userId);
  if (notified.size === 0) return;
  await tx
    .insert(commentNotices)
    .values([...notified].map((id) => ({ commentId, userId: id, isMention: isCalled.has(id) })))
    .onConflictDoUpdate({
      target: [commentNotices.commentId, commentNotices.userId],
      set: { isMention: sql`${commentNotices.isMention} or excluded.is_mention` },
    });
}

/** What is waited for by who wrote it themselves is answered by it. */
async function settleOwn(tx: Transaction, threadId: number, userId: number): Promise<void> {
  await tx
    .delete(commentNotices)
    .where(
      and(
        eq(commentNotices.userId, userId),
        inArray(
          commentNotices.commentId,
          tx.select({ id: comments.id }).from(comments).where(eq(comments.threadId, threadId)),
        ),
      ),
    );
}

async function addComment(
  tx: Transaction,
  author: Author,
  threadId: number,
  { uid, text, mentions }: Written & { readonly uid: string },
): Promise<void> {
  const { siteId, userId, now } = author;
  const called = await calledOf(tx, siteId, mentions);
  const [made] = await tx
    .insert(comments)
    .values({ threadId, userId, uid, text, mentions: called.map(({ uuid }) => uuid), createdAt: now })
    .returning({ id: comments.id });
  if (made) await noteReaders(tx, author, { threadId, commentId: made.id, mentions });
}

/**
 * Begins a thread about a block.
 * @throws HttpError `notFound` for a block or a page of another site, `blockDeleted`, `commentThreadsMany`, `validation`
 */
export async function startThread(
  tx: Transaction,
  author: Author,
  blockId: number,
  { uid, page_id: typedPage, text: typed, mentions }: BodyOf<Comments['startThread']>,
): Promise<CommentThread> {
  const { siteId, now } = author;
  const text = wordsOf(typed, author.locale);
  const sent = await sentBefore(tx, siteId, uid);
  if (sent !== undefined) return presented(tx, siteId, sent);
  const block = await findBlock(tx, siteId, blockId);
  const pageId = block?.pageId ?? typedPage;
  if (!block || !(await isPageOf(tx, siteId, pageId))) throw new HttpError('notFound');
  if (block.deletedAt) throw new HttpError('blockDeleted');
  await expectFewOpen(tx, siteId);
  const [thread] = await tx
    .insert(commentThreads)
    .values({ siteId, blockId, pageId, changedAt: now, createdAt: now })
    .returning({ id: commentThreads.id });
  if (!thread) throw new HttpError('notFound');
  await addComment(tx, author, thread.id, { uid, text, mentions });
  return presented(tx, siteId, thread.id);
}

/**
 * Adds to a thread; one that was resolved is open again.
 * @throws HttpError `notFound`, `commentsMany`, `commentThreadsMany`, `validation`
 */
export async function replyTo(
  tx: Transaction,
  author: Author,
  threadId: number,
  { uid, text: typed, mentions }: BodyOf<Comments['reply']>,
): Promise<CommentThread> {
  const { siteId, userId, now } = author;
  const text = wordsOf(typed, author.locale);
  const thread = await lockThread(tx, siteId, threadId);
  if ((await sentBefore(tx, siteId, uid)) !== undefined) return presented(tx, siteId, threadId);
  const [counted] = await tx
    .select({ number: count() })
    .from(comments)
    .where(eq(comments.threadId, threadId));
  if ((counted?.number ?? 0) >= mostComments)
    throw new HttpError('commentsMany', { values: { most: mostComments } });
  if (thread.resolvedAt) await expectFewOpen(tx, siteId);
  await settleOwn(tx, threadId, userId);
  await addComment(tx, author, threadId, { uid, text, mentions });
  await tx
    .update(commentThreads)
    .set({ changedAt: now, resolvedAt: null, resolvedBy: null })
    .where(eq(commentThreads.id, threadId));
  return presented(tx, siteId, threadId);
}

/** Resolves a thread, or opens it again; one that stands so already stays as it is. @throws HttpError `notFound`, `commentThreadsMany` */
export async function resolveThread(
  tx: Transaction,
  { siteId, userId, now }: Author,
  threadId: number,
  isResolved: boolean,
): Promise<CommentThread> {
  const thread = await lockThread(tx, siteId, threadId);
  if ((thread.resolvedAt !== null) !== isResolved) {
    if (!isResolved) await expectFewOpen(tx, siteId);
    await tx
      .update(commentThreads)
      .set({
        changedAt: now,
        resolvedAt: isResolved ? now : null,
        resolvedBy: isResolved ? userId : null,
      })
      .where(eq(commentThreads.id, threadId));
  }
  return presented(tx, siteId, threadId);
}

/** A comment that somebody wrote themselves, with its thread held. @throws HttpError `notFound` for anybody else’s */
async function ownComment(tx: Transaction, { siteId, userId }: Author, id: number) {
  const [found] = await tx
    .select({ threadId: comments.threadId })
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.userId, userId)));
  if (!found) throw new HttpError('notFound');
  await lockThread(tx, siteId, found.threadId);
  const [comment] = await tx.select().from(comments).where(eq(comments.id, id));
  if (!comment) throw new HttpError('notFound');
  return comment;
}

/**
 * Writes one’s own comment anew; who is called for the first time is notified.
 * @throws HttpError `notFound` for anybody else’s, `conflict` with what there is for one that was written anew elsewhere, `validation`
 */
export async function changeComment(
  tx: Transaction,
  author: Author,
  id: number,
  { revision, text: typed, mentions }: BodyOf<Comments['changeComment']>,
): Promise<CommentThread> {
  const { siteId, now } = author;
  const text = wordsOf(typed, author.locale);
  const comment = await ownComment(tx, author, id);
  const { threadId } = comment;
  const called = await calledOf(tx, siteId, mentions);
  const uuids = called.map(({ uuid }) => uuid);
  const isSame = comment.text === text && uuids.toSorted().join() === comment.mentions.toSorted().join();
  // Sent once more after its answer was lost: what it says is there already.
  if (isSame) return presented(tx, siteId, threadId);
  if (revision !== comment.revision)
    throw new HttpError('conflict', { current: { id, revision: comment.revision, text: comment.text } });
  await tx
    .update(comments)
    .set({ text, mentions: uuids, revision: comment.revision + 1, editedAt: now })
    .where(eq(comments.id, id));
  const anew = uuids.filter((uuid) => !comment.mentions.includes(uuid));
  if (anew.length > 0) {
    const notified = called.filter((one) => anew.includes(one.uuid) && one.id !== author.userId);
    if (notified.length > 0)
      await tx
        .insert(commentNotices)
        .values(notified.map((one) => ({ commentId: id, userId: one.id, isMention: true })))
        .onConflictDoNothing();
  }
  await tx.update(commentThreads).set({ changedAt: now }).where(eq(commentThreads.id, threadId));
  return presented(tx, siteId, threadId);
}

/** Deletes one’s own comment, and with the last one its thread. @throws HttpError `notFound` for anybody else’s */
export async function deleteComment(tx: Transaction, author: Author, id: number): Promise<void> {
  const { threadId } = await ownComment(tx, author, id);
  await tx.delete(comments).where(eq(comments.id, id));
  const [other] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(eq(comments.threadId, threadId))
    .limit(1);
  if (other)
    await tx.update(commentThreads).set({ changedAt: author.now }).where(eq(commentThreads.id, threadId));
  else await tx.delete(commentThreads).where(eq(commentThreads.id, threadId));
}
