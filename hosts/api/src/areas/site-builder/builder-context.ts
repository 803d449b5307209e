import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { blocks, pages, sites, users } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { loggedIn, type RequestContext, scope } from '../../http/context.ts';

/** A transaction, or the database itself. */
export type Writer = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

/** An admin's save: on which site, by whom. */
export interface Save {
  readonly tx: Writer;
  readonly siteId: number;
  readonly userId: number;
  /** The admin runs every site, not this one alone. */
  readonly ofAllSites: boolean;
  readonly author: string;
  readonly now: Date;
}

/**
 * Runs a save of the site the call is for. It is whole or not at all, it holds the site's row so that two saves come
 * one after the other, and the site's version grows: whoever keeps a copy learns of it.
 */
export function saving<T>(
  db: Database,
  context: RequestContext,
  now: Date,
  work: (save: Save) => Promise<T>,
): Promise<T> {
  const { site } = scope(context);
  const admin = loggedIn(context);
  return db.transaction(async (tx) => {
    await tx
      .update(sites)
      .set({ version: sql`${sites.version} + 1` })
      .where(eq(sites.id, site.id));
    const [person] = await tx
      .select({ given: users.givenName, family: users.familyName, siteId: users.siteId })
      .from(users)
      .where(eq(users.id, admin.id));
    const author = person ? `${person.given} ${person.family}`.trim() : '';
    const ofAllSites = person?.siteId === null;
    return work({ tx, siteId: site.id, userId: admin.id, ofAllSites, author, now });
  });
}

/** @throws ApiError `notFound` for a page of another site, or one that is not there */
export async function ownPage({ tx, siteId }: Save, id: number) {
  const [page] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), eq(pages.siteId, siteId), isNull(pages.deletedAt)));
  if (!page) throw new ApiError('notFound');
  return page;
}

/**
 * @param deleted also one that was taken off its page
 * @throws ApiError `notFound` for a block of another site, or one that is not there
 */
export async function ownBlock({ tx, siteId }: Save, id: number, deleted = false) {
  const [block] = await tx
    .select()
    .from(blocks)
    .where(and(eq(blocks.id, id), eq(blocks.siteId, siteId), ...(deleted ? [] : [isNull(blocks.deletedAt)])));
  if (!block) throw new ApiError('notFound');
  return block;
}
