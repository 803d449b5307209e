import type { BlockSchemas } from '@boardwright/blocks-schema';
import { and, eq, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { blocks, globalBlocks, pages, sites, users } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';

/** A transaction, or the database itself. */
export type Writer = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** An admin's save: on which site, by whom. */
export interface Save {
  readonly tx: Writer;
  readonly siteId: number;
  readonly userId: number;
  /** The admin runs every site, not this one alone. */
  readonly ofAllSites: boolean;
  readonly author: string;
  readonly now: Date;
  /** The site is open, and its visitors see a page as it was published last, not as it is saved. */
  readonly byHand: boolean;
  /** Of every block this API knows. */
  readonly schemas: BlockSchemas;
}

/**
 * Runs a save of the site the call is for. It is whole or not at all, it holds the site's row so that two saves come
 * one after the other, and the site's version grows: whoever keeps a copy learns of it.
 */
export function saving<T>(
  db: Database,
  context: RequestContext,
  { now, schemas }: Pick<Save, 'now' | 'schemas'>,
  work: (save: Save) => Promise<T>,
): Promise<T> {
  const { site } = scope(context);
  const admin = loggedIn(context);
  return db.transaction(async (tx) => {
    const [held] = await tx
      .update(sites)
      .set({ version: sql`${sites.version} + 1` })
      .where(eq(sites.id, site.id))
      .returning({ publishing: sites.publishing, status: sites.status });
    const byHand = held?.publishing === 'by_hand' && held.status === 'active';
    const [person] = await tx
      .select({ given: users.givenName, family: users.familyName, siteId: users.siteId })
      .from(users)
      .where(eq(users.id, admin.id));
    const author = person ? `${person.given} ${person.family}`.trim() : '';
    const ofAllSites = person?.siteId === null;
    return work({ tx, siteId: site.id, userId: admin.id, ofAllSites, author, now, byHand, schemas });
  });
}

/** @throws HttpError `notFound` for a page of another site; `pageDeleted` for one that was taken off this site */
export async function pageOfSite({ tx, siteId }: Save, id: number) {
  const [page] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), eq(pages.siteId, siteId)));
  if (!page) throw new HttpError('notFound');
  if (page.deletedAt) throw new HttpError('pageDeleted');
  return page;
}

/** A block, be it taken off its page or not. @throws HttpError `notFound` for a block of another site */
export async function anyBlock({ tx, siteId }: Save, id: number) {
  const [block] = await tx
    .select()
    .from(blocks)
    .where(and(eq(blocks.id, id), eq(blocks.siteId, siteId)));
  if (!block) throw new HttpError('notFound');
  return block;
}

/**
 * A block that can be written: what is written to one that nobody sees would be lost without a word.
 * @throws HttpError `notFound` for a block of another site; `blockDeleted` and `pageDeleted` for what a restore brings
 * back
 */
export async function blockOfSite(save: Save, id: number) {
  const block = await anyBlock(save, id);
  if (block.deletedAt) throw new HttpError('blockDeleted');
  if (block.pageId !== null) await pageOfSite(save, block.pageId);
  else if (block.isGlobal) await expectPlace(save, id);
  return block;
}

/** A shared block is gone once no page shows it. */
async function expectPlace({ tx }: Save, id: number): Promise<void> {
  const places = await tx
    .select({ deletedAt: pages.deletedAt })
    .from(globalBlocks)
    .innerJoin(pages, eq(pages.id, globalBlocks.pageId))
    .where(eq(globalBlocks.blockId, id));
  if (places.length === 0) throw new HttpError('blockDeleted');
  if (places.every(({ deletedAt }) => deletedAt !== null)) throw new HttpError('pageDeleted');
}
