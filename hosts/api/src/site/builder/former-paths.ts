import type { PageForward } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { and, count, desc, eq, gt, inArray, isNull } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { livePages, pageForwards, sites } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { restorableFor } from '../../platform/restorable-for.ts';
import type { Save } from './builder-context.ts';
import { builderMessage } from './builder.messages.ts';
import { addressOf } from './page-forwards.ts';

const { id, pageId, locale, path, createdAt, deletedAt } = pageForwards;
const columns = { id, pageId, locale, path, createdAt, deletedAt, now: livePages.path };
const joined = eq(livePages.id, pageForwards.pageId);
const deletedAfter = (now: Date) => gt(deletedAt, new Date(now.getTime() - restorableFor));

interface ForwardsQuery {
  readonly page: number;
  readonly limit: number;
  readonly isDeleted: boolean;
  readonly now: Date;
}

/**
 * The remembered paths of a site, newest first; or those that were deleted in the last 30 days, the last one first.
 * @throws HttpError `notFound` for another site
 */
export async function findPageForwards(
  db: Database,
  siteId: number,
  { page, limit, isDeleted, now }: ForwardsQuery,
): Promise<{ readonly data: PageForward[]; readonly total: number }> {
  const [site] = await db.select().from(sites).where(eq(sites.id, siteId));
  if (!site) throw new HttpError('notFound');
  const wanted = and(
    eq(livePages.siteId, siteId),
    inArray(locale, site.supportedLocales),
    isDeleted ? deletedAfter(now) : isNull(deletedAt),
  );
  const [all] = await db
    .select({ count: count() })
    .from(pageForwards)
    .innerJoin(livePages, joined)
    .where(wanted);
  const rows = await db
    .select(columns)
    .from(pageForwards)
    .innerJoin(livePages, joined)
    .where(wanted)
    .orderBy(desc(isDeleted ? deletedAt : createdAt), desc(id))
    .limit(limit)
    .offset((page - 1) * limit);
  const standing = await db
    .select({ path: livePages.path })
    .from(livePages)
    .where(eq(livePages.siteId, siteId));
  return {
    total: all?.count ?? 0,
    data: rows.map((row) => ({
      id: row.id,
      page_id: row.pageId,
      from: addressOf(site, row.locale, row.path),
      to: addressOf(site, row.locale, row.now[row.locale] ?? ''),
      is_taken: standing.some((one) => one.path[row.locale] === row.path),
      created_at: row.createdAt.toISOString(),
      deleted_at: row.deletedAt?.toISOString() ?? null,
    })),
  };
}

/** Forgets a remembered path for a while. @throws HttpError `notFound` for one of another site, or one that is deleted already */
export async function deletePageForward({ tx, siteId, now }: Save, forwardId: number): Promise<void> {
  const deleted = await tx
    .update(pageForwards)
    .set({ deletedAt: now })
    .where(and(eq(id, forwardId), eq(pageForwards.siteId, siteId), isNull(deletedAt)))
    .returning({ id });
  if (deleted.length === 0) throw new HttpError('notFound');
}

/**
 * Lets a path that was deleted in the last 30 days lead to its page again; one that does so stays as it is.
 * @throws HttpError `notFound` for one of another site, one deleted longer ago, or one whose page is deleted; `validation`
 *   where a page has the path now
 */
export async function restorePageForward(
  { tx, siteId, now }: Save,
  forwardId: number,
  language: Locale,
): Promise<void> {
  const [row] = await tx
    .select(columns)
    .from(pageForwards)
    .innerJoin(livePages, joined)
    .where(and(eq(id, forwardId), eq(livePages.siteId, siteId)))
    .for('update', { of: pageForwards });
  if (!row) throw new HttpError('notFound');
  if (row.deletedAt === null) return;
  if (row.deletedAt.getTime() <= now.getTime() - restorableFor) throw new HttpError('notFound');
  const standing = await tx
    .select({ path: livePages.path })
    .from(livePages)
    .where(eq(livePages.siteId, siteId));
  if (standing.some((one) => one.path[row.locale] === row.path)) {
    const sentence = builderMessage(language, 'formerTaken', { path: `/${row.path}` });
    throw new HttpError('validation', { fields: { path: [sentence] } });
  }
  await tx.update(pageForwards).set({ deletedAt: null }).where(eq(id, forwardId));
}
