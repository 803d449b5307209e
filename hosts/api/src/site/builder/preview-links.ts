import {
  type BodyOf,
  type Contract,
  longestPreviewDays,
  type PreviewLink,
} from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { and, count, desc, eq, gt, isNull, or, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { pages, previewLinks } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { makePreviewToken } from '../../platform/http/preview-tokens.ts';
import { restorableFor } from '../../platform/restorable-for.ts';
import type { Writer } from './builder-context.ts';
import { builderMessage } from './builder.messages.ts';

type Builder = Contract['siteBuilder'];
type Row = typeof previewLinks.$inferSelect;

/** Whose links are meant, and when it is. */
interface OnSite {
  readonly siteId: number;
  readonly now: Date;
}

/** Milliseconds that the clock of an admin may be ahead. */
const slack = 3_600_000;
/** Links of a page that work at the same time. */
const most = 50;

const present = (row: Row, now: Date): PreviewLink => ({
  id: row.id,
  page_id: row.pageId,
  name: row.name,
  whole_site: row.wholeSite,
  token: row.token,
  ends_at: row.endsAt.toISOString(),
  is_over: row.endsAt <= now,
  opened: row.opened,
  opened_at: row.openedAt?.toISOString() ?? null,
});

/** @throws HttpError `notFound` for a page of another site; `pageDeleted` for one that was taken off this site */
async function expectPage(db: Writer, siteId: number, pageId: number): Promise<void> {
  const [page] = await db
    .select({ deletedAt: pages.deletedAt })
    .from(pages)
    .where(and(eq(pages.id, pageId), eq(pages.siteId, siteId)));
  if (!page) throw new HttpError('notFound');
  if (page.deletedAt) throw new HttpError('pageDeleted');
}

/** @throws HttpError `validation` for a moment that has passed, or is further away than a link may last */
function endOf(text: string, now: Date, locale: Locale): Date {
  const end = new Date(text);
  // Whose clock is ahead of this one means as many days.
  const latest = now.getTime() + longestPreviewDays * 86_400_000 + slack;
  const message =
    Number.isNaN(end.getTime()) || end <= now
      ? builderMessage(locale, 'previewPast')
      : end.getTime() > latest
        ? builderMessage(locale, 'previewLong', { days: longestPreviewDays })
        : undefined;
  if (message !== undefined) throw new HttpError('validation', { fields: { ends_at: [message] } });
  return end;
}

/** Fewer than `most` work, this one aside. @throws HttpError `previewLinksMany` */
async function expectFewer(db: Writer, { siteId, now }: OnSite, pageId: number): Promise<void> {
  const [working] = await db
    .select({ count: count() })
    .from(previewLinks)
    .where(
      and(eq(previewLinks.siteId, siteId), eq(previewLinks.pageId, pageId), gt(previewLinks.endsAt, now)),
    );
  if ((working?.count ?? 0) >= most) throw new HttpError('previewLinksMany', { values: { most } });
}

/**
 * The links of a page and those to the whole site, newest first.
 * @throws HttpError `notFound` for a page of another site
 */
export async function findPreviewLinks(
  db: Database,
  { siteId, now }: OnSite,
  pageId: number,
): Promise<PreviewLink[]> {
  await expectPage(db, siteId, pageId);
  const rows = await db
    .select()
    .from(previewLinks)
    .where(
      and(
        eq(previewLinks.siteId, siteId),
        or(eq(previewLinks.pageId, pageId), eq(previewLinks.wholeSite, true)),
        gt(previewLinks.endsAt, new Date(now.getTime() - restorableFor)),
      ),
    )
    .orderBy(desc(previewLinks.id))
    .limit(4 * most);
  return rows.map((row) => present(row, now));
}

/**
 * Makes a link. Sent twice with one `uid`, it is there once.
 * @throws HttpError `notFound`, `pageDeleted`, `previewLinksMany`, `validation`
 */
export async function createPreviewLink(
  db: Database,
  site: OnSite,
  pageId: number,
  body: BodyOf<Builder['createPreviewLink']>,
  locale: Locale,
): Promise<PreviewLink> {
  const { siteId, now } = site;
  await expectPage(db, siteId, pageId);
  const endsAt = endOf(body.ends_at, now, locale);
  const wanted = and(eq(previewLinks.uid, body.uid), eq(previewLinks.siteId, siteId));
  const [sent] = await db.select().from(previewLinks).where(wanted);
  if (sent) return present(sent, now);
  await expectFewer(db, site, pageId);
  await db
    .insert(previewLinks)
    .values({
      siteId,
      pageId,
      uid: body.uid,
      name: (body.name ?? '').trim(),
      wholeSite: body.whole_site ?? false,
      token: makePreviewToken(),
      endsAt,
      createdAt: now,
    })
    .onConflictDoNothing();
  const [row] = await db.select().from(previewLinks).where(wanted);
  if (!row) throw new HttpError('notFound');
  return present(row, now);
}

/** @throws HttpError `notFound` for one of another site, or of a page that is deleted */
async function change(db: Database, { siteId, now }: OnSite, id: number, endsAt: Date): Promise<PreviewLink> {
  const [row] = await db
    .update(previewLinks)
    .set({ endsAt })
    .where(and(eq(previewLinks.id, id), eq(previewLinks.siteId, siteId)))
    .returning();
  if (!row) throw new HttpError('notFound');
  return present(row, now);
}

/**
 * Lets a link work until another moment, also one that has ended.
 * @throws HttpError `notFound`, `previewLinksMany`, `validation`
 */
export async function renewPreviewLink(
  db: Database,
  site: OnSite,
  id: number,
  body: BodyOf<Builder['renewPreviewLink']>,
  locale: Locale,
): Promise<PreviewLink> {
  const endsAt = endOf(body.ends_at, site.now, locale);
  const [row] = await db
    .select({ pageId: previewLinks.pageId, endsAt: previewLinks.endsAt })
    .from(previewLinks)
    .innerJoin(pages, eq(pages.id, previewLinks.pageId))
    .where(and(eq(previewLinks.id, id), eq(previewLinks.siteId, site.siteId), isNull(pages.deletedAt)));
  if (!row) throw new HttpError('notFound');
  if (row.endsAt <= site.now) await expectFewer(db, site, row.pageId);
  return change(db, site, id, endsAt);
}

/** Ends a link now; one that has ended stays as it is. @throws HttpError `notFound` */
export async function endPreviewLink(db: Database, site: OnSite, id: number): Promise<PreviewLink> {
  const [row] = await db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.id, id), eq(previewLinks.siteId, site.siteId)));
  if (!row) throw new HttpError('notFound');
  return row.endsAt <= site.now ? present(row, site.now) : change(db, site, id, site.now);
}

/** Counts that somebody came by a link. */
export async function countPreview(db: Database, linkId: number, now: Date): Promise<void> {
  await db
    .update(previewLinks)
    .set({ opened: sql`${previewLinks.opened} + 1`, openedAt: now })
    .where(eq(previewLinks.id, linkId));
}
