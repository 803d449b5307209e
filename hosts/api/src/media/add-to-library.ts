import { media } from '../platform/database/schema.ts';
import type { Database } from '../platform/database/connect.ts';

interface Owner {
  readonly siteId: number;
  /** The row of its file. */
  readonly fileId: number;
  readonly addedBy: number;
}

/** What of a file a library keeps. */
type Listed = Pick<
  typeof media.$inferInsert,
  'path' | 'name' | 'mime' | 'size' | 'width' | 'height' | 'poster'
>;

/** Lists an uploaded picture or video in its site's library. @returns its number there */
export async function addToLibrary(
  db: Pick<Database, 'insert'>,
  { siteId, fileId, addedBy }: Owner,
  { path, name, mime, size, width, height, poster }: Listed,
  now: Date,
): Promise<number> {
  const row = { siteId, fileId, addedBy, path, name, mime, size, width, height, poster, createdAt: now };
  const [added] = await db.insert(media).values(row).returning({ id: media.id });
  return added?.id ?? 0;
}
