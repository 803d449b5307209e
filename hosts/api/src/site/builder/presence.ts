import type { BodyOf, Contract, SitePresence } from '@boardwright/api-client/contract';
import { and, asc, eq, gt, isNull, lte, ne, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { blocks, editorPresences, pages, sites, users } from '../../platform/database/schema.ts';
import { findCommentsState } from '../comments/comments.queries.ts';
import { HttpError } from '../../platform/http/http-error.ts';

/** Milliseconds that an editor counts as open after it was heard of: three of its glances. */
const presentFor = 30_000;
/** Milliseconds until nobody needs to know that an editor was open. */
const rememberedFor = 24 * 60 * 60 * 1000;
/** Open editors that are listed: more than any bar shows. */
const most = 50;

/** Somebody at a site's editor. */
interface Place {
  readonly siteId: number;
  readonly userId: number;
  readonly now: Date;
}

/**
 * Notes where an editor is.
 * @returns how far the site has come, and the other editors that are open
 * @throws HttpError `notFound` for a site that went meanwhile
 */
export async function sharePresence(
  db: Database,
  { siteId, userId, now }: Place,
  { editor, page_id, block_id }: BodyOf<Contract['siteBuilder']['sharePresence']>,
): Promise<SitePresence> {
  const place = { pageId: page_id ?? null, blockId: block_id ?? null, seenAt: now };
  await db
    .insert(editorPresences)
    .values({ siteId, userId, editor, ...place })
    .onConflictDoUpdate({
      target: [editorPresences.siteId, editorPresences.userId, editorPresences.editor],
      set: place,
    });
  const [site] = await db.select({ version: sites.version }).from(sites).where(eq(sites.id, siteId));
  if (!site) throw new HttpError('notFound');
  const comments = await findCommentsState(db, siteId);
  return { version: site.version, comments, colleagues: await findOthers(db, siteId, editor, now) };
}

/** What an editor said of its place holds for this site only, and only while it is there. */
async function findOthers(
  db: Database,
  siteId: number,
  editor: string,
  now: Date,
): Promise<SitePresence['colleagues']> {
  return db
    .select({
      editor: editorPresences.editor,
      user_uuid: users.uuid,
      name: sql<string>`trim(${users.givenName} || ' ' || ${users.familyName})`,
      page_id: pages.id,
      block_id: blocks.id,
    })
    .from(editorPresences)
    .innerJoin(users, and(eq(users.id, editorPresences.userId), eq(users.active, true)))
    .leftJoin(
      pages,
      and(eq(pages.id, editorPresences.pageId), eq(pages.siteId, siteId), isNull(pages.deletedAt)),
    )
    .leftJoin(
      blocks,
      and(eq(blocks.id, editorPresences.blockId), eq(blocks.siteId, siteId), isNull(blocks.deletedAt)),
    )
    .where(
      and(
        eq(editorPresences.siteId, siteId),
        ne(editorPresences.editor, editor),
        gt(editorPresences.seenAt, new Date(now.getTime() - presentFor)),
      ),
    )
    .orderBy(asc(users.givenName), asc(users.familyName), asc(editorPresences.editor))
    .limit(most);
}

/** The window is closed: nobody sees it from now on. */
export async function endPresence(
  db: Database,
  { siteId, userId }: Omit<Place, 'now'>,
  editor: string,
): Promise<void> {
  await db.delete(editorPresences).where(
    and(
      eq(editorPresences.siteId, siteId),
      eq(editorPresences.userId, userId),
      // As text: what is no number of a window is none of theirs.
      sql`${editorPresences.editor}::text = ${editor}`,
    ),
  );
}

/** Forgets who was in the editor, a day later. */
export async function deletePresences(db: Database, now: Date): Promise<void> {
  await db
    .delete(editorPresences)
    .where(lte(editorPresences.seenAt, new Date(now.getTime() - rememberedFor)));
}
