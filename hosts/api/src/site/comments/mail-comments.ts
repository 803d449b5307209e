import { quietMinutes } from '@boardwright/api-client/contract';
import { alias, and, asc, eq, exists, gt, lte, not, sql } from '../../platform/database/drizzle.ts';
import { isOfSite } from '../../platform/database/deleted-sites.ts';
import {
  blocks,
  commentNotices,
  comments,
  commentThreads,
  pages,
  users,
} from '../../platform/database/schema.ts';
import { transaction, type TransactionDeps } from '../../platform/database/transaction.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { type Tenant, tenantOf } from '../../platform/http/find-tenants.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { commentMail } from './comment-mail.ts';
import { worksOnPages } from '../works-on-pages.ts';

/** At most so many notices at once; the next minute goes on. */
const batch = 500;
/** Comments that one mail quotes. */
const mostQuoted = 20;

interface MailDeps extends TransactionDeps {
  readonly now: Date;
}

/** What is due for one person of one site, oldest first. */
type Due = Awaited<ReturnType<typeof takeDue>>[number];

/** Takes the notices of conversations that have been quiet long enough; what was resolved meanwhile needs no mail. */
async function takeDue(tx: Transaction, now: Date) {
  const quietSince = new Date(now.getTime() - quietMinutes * 60_000);
  const later = alias(comments, 'later');
  const isLoud = exists(
    tx
      .select({ one: sql`1` })
      .from(later)
      .where(and(eq(later.threadId, comments.threadId), gt(later.createdAt, quietSince))),
  );
  const author = alias(users, 'author');
  const rows = await tx
    .select({
      commentId: comments.id,
      userId: users.id,
      isMention: commentNotices.isMention,
      siteId: commentThreads.siteId,
      threadId: commentThreads.id,
      blockId: commentThreads.blockId,
      resolvedAt: commentThreads.resolvedAt,
      pageId: pages.id,
      path: pages.path,
      text: comments.text,
      name: sql<string>`coalesce(trim(${author.givenName} || ' ' || ${author.familyName}), '')`,
      to: users.email,
      givenName: users.givenName,
      locale: users.locale,
    })
    .from(commentNotices)
    .innerJoin(comments, eq(comments.id, commentNotices.commentId))
    .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
    .innerJoin(blocks, eq(blocks.id, commentThreads.blockId))
    .innerJoin(pages, eq(pages.id, sql`coalesce(${blocks.pageId}, ${commentThreads.pageId})`))
    .innerJoin(users, eq(users.id, commentNotices.userId))
    .leftJoin(author, eq(author.id, comments.userId))
    .where(and(lte(comments.createdAt, quietSince), not(isLoud), isOfSite(commentThreads.siteId)))
    .orderBy(asc(comments.id))
    .limit(batch);
  for (const { commentId, userId } of rows)
    await tx
      .delete(commentNotices)
      .where(and(eq(commentNotices.commentId, commentId), eq(commentNotices.userId, userId)));
  return rows.filter(({ resolvedAt }) => resolvedAt === null);
}

/** By who is mailed about which site. */
function byReader(due: readonly Due[]): readonly (readonly Due[])[] {
  const readers = new Map<string, Due[]>();
  for (const one of due) {
    const reader = `${one.userId} ${one.siteId}`;
    readers.set(reader, [...(readers.get(reader) ?? []), one]);
  }
  return [...readers.values()];
}

function pathIn({ path }: Due, locale: string): string {
  return `/${path[locale] ?? Object.values(path)[0] ?? ''}`;
}

/** Where a conversation is read: in the editor, at its block. */
function threadAddress({ board }: Tenant, { pageId, blockId, threadId }: Due): string {
  const url = new URL('/admin/', board.url);
  for (const [name, id] of Object.entries({ page: pageId, block: blockId, comment: threadId }))
    url.searchParams.set(name, String(id));
  return url.href;
}

/** The mail to one reader; nothing where they do not work on the pages any more. */
async function requestOf(tx: Transaction, theirs: readonly Due[]) {
  const last = theirs.at(-1);
  if (!last) return undefined;
  const { siteId, to, givenName, locale } = last;
  const [reads] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(worksOnPages(siteId), eq(users.id, last.userId)));
  if (!reads) return undefined;
  const tenant = await tenantOf(tx, siteId);
  const mailed = {
    givenName,
    locale,
    isCalled: theirs.some(({ isMention }) => isMention),
    comments: theirs
      .slice(0, mostQuoted)
      .map((one) => ({ name: one.name, text: one.text, page: pathIn(one, locale) })),
    more: Math.max(0, theirs.length - mostQuoted),
    url: threadAddress(tenant, last),
  };
  const mail = commentMail(mailed, mailBrand(tenant.site, tenant.board.url));
  return { siteId, event: 'team.comments', locale, to, mail };
}

/**
 * Mails who is called in a comment, or wrote in its conversation before, once that has been quiet for some minutes: one mail
 * for all of them. May be broken off anywhere: a notice is forgotten in the moment in which its mail is stored.
 */
export async function mailComments(deps: MailDeps): Promise<void> {
  await transaction(deps, async (tx) => {
    const due = await takeDue(tx, deps.now);
    for (const theirs of byReader(due)) {
      const request = await requestOf(tx, theirs);
      if (request) await queueMails(tx, [request], deps.now);
    }
  });
}
