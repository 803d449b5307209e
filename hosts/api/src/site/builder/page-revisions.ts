import type { PageRevision, PageSnapshot } from '@boardwright/api-client/contract';
import { and, count, desc, eq, lte, ne } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { globalBlocks, pageRevisions, pages, sites } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import type { Save, Writer } from './builder-context.ts';
import { builderMessage } from './builder.messages.ts';
import { readParts } from './document.present.ts';

/** Milliseconds in which an admin's saves of a page are one spell of work, kept as one revision. */
const spell = 60_000;
/** Revisions kept of a page that nobody gave a name; and of those with one, which are never forgotten. */
const most = 200;
const mostNamed = 100;

async function snapshotOf(tx: Writer, siteId: number, pageId: number): Promise<PageSnapshot | undefined> {
  const { pages: found, blocks } = await readParts(tx, siteId, [pageId]);
  const [page] = found;
  return page && { page, blocks };
}

const latest = async (tx: Writer, pageId: number) => {
  const { id, userId, name, createdAt } = pageRevisions;
  const [revision] = await tx
    .select({ id, userId, name, createdAt })
    .from(pageRevisions)
    .where(eq(pageRevisions.pageId, pageId))
    .orderBy(desc(pageRevisions.id))
    .limit(1);
  return revision;
};

/** A save as its revision tells of it; without a user it is nobody's, as one that a new release makes. */
type Keeping = Pick<Save, 'tx' | 'siteId' | 'author' | 'now'> & { readonly userId: number | undefined };

/**
 * Does a save of a page and keeps what the page became; before the first one, what it was. Saves of one admin that
 * follow each other are one revision, until somebody names it. Of a save that is nobody's, what the page was is always kept.
 */
export async function keepingRevision<T>(
  { tx, siteId, userId, author, now }: Keeping,
  pageId: number,
  work: () => Promise<T>,
): Promise<T> {
  const before = await latest(tx, pageId);
  if (!before || userId === undefined) {
    const snapshot = await snapshotOf(tx, siteId, pageId);
    if (snapshot) await tx.insert(pageRevisions).values({ pageId, snapshot, createdAt: now });
  }
  const result = await work();
  const snapshot = await snapshotOf(tx, siteId, pageId);
  if (!snapshot) return result;
  const goesOn =
    before !== undefined &&
    before.userId === userId &&
    before.name === '' &&
    now.getTime() - before.createdAt.getTime() < spell;
  if (before && goesOn)
    await tx.update(pageRevisions).set({ snapshot, createdAt: now }).where(eq(pageRevisions.id, before.id));
  else {
    await tx.insert(pageRevisions).values({ pageId, userId, author, snapshot, createdAt: now });
    await forgetOldest(tx, pageId);
  }
  return result;
}

async function forgetOldest(tx: Writer, pageId: number): Promise<void> {
  const unnamed = and(eq(pageRevisions.pageId, pageId), eq(pageRevisions.name, ''));
  const [oldest] = await tx
    .select({ id: pageRevisions.id })
    .from(pageRevisions)
    .where(unnamed)
    .orderBy(desc(pageRevisions.id))
    .offset(most)
    .limit(1);
  if (oldest) await tx.delete(pageRevisions).where(and(unnamed, lte(pageRevisions.id, oldest.id)));
}

/** The page a block's change is kept with: its own, or the first that shows a shared one. */
export async function pageOfBlock(
  tx: Writer,
  block: { readonly id: number; readonly pageId: number | null },
) {
  if (block.pageId !== null) return block.pageId;
  const [place] = await tx
    .select({ pageId: globalBlocks.pageId })
    .from(globalBlocks)
    .where(eq(globalBlocks.blockId, block.id))
    .orderBy(globalBlocks.pageId)
    .limit(1);
  return place?.pageId;
}

/** Revisions of a page, newest first. @throws HttpError `notFound` for another site's page */
export async function findRevisions(
  db: Database,
  siteId: number,
  pageId: number,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ data: PageRevision[]; total: number }> {
  const [known] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.id, pageId), eq(pages.siteId, siteId)));
  if (!known) throw new HttpError('notFound');
  const [all] = await db
    .select({ count: count() })
    .from(pageRevisions)
    .where(eq(pageRevisions.pageId, pageId));
  const rows = await db
    .select()
    .from(pageRevisions)
    .where(eq(pageRevisions.pageId, pageId))
    .orderBy(desc(pageRevisions.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    total: all?.count ?? 0,
    data: rows.map(({ id, author, name, snapshot, createdAt }) => ({
      id,
      page_id: pageId,
      author,
      name,
      created_at: createdAt.toISOString(),
      snapshot,
    })),
  };
}

/**
 * Gives a revision a name, or with an empty one takes it away.
 * @throws HttpError `notFound` for a revision of another site's page; `validation` when too many of the page have one; `conflict`
 *   where it is not called what the caller read, with what it is called
 */
export function nameRevision(
  db: Database,
  siteId: number,
  {
    id,
    name,
    was,
    locale,
  }: {
    readonly id: number;
    readonly name: string;
    readonly was?: string | undefined;
    readonly locale: Locale;
  },
): Promise<void> {
  return db.transaction(async (tx) => {
    // A save that goes on with this very revision comes before or after, not in between.
    await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId)).for('update');
    const [known] = await tx
      .select({ pageId: pageRevisions.pageId, name: pageRevisions.name })
      .from(pageRevisions)
      .innerJoin(pages, eq(pages.id, pageRevisions.pageId))
      .where(and(eq(pageRevisions.id, id), eq(pages.siteId, siteId)));
    if (!known) throw new HttpError('notFound');
    if (was !== undefined && known.name !== was && known.name !== name)
      throw new HttpError('conflict', { current: { name: known.name } });
    if (name !== '' && known.name === '') {
      const named = await tx.$count(
        pageRevisions,
        and(eq(pageRevisions.pageId, known.pageId), ne(pageRevisions.name, '')),
      );
      if (named >= mostNamed)
        throw new HttpError('validation', {
          fields: { name: [builderMessage(locale, 'revisionsNamed', { most: String(mostNamed) })] },
        });
    }
    await tx.update(pageRevisions).set({ name }).where(eq(pageRevisions.id, id));
  });
}
