import { media } from '../platform/database/schema.ts';
import type { Database } from '../platform/database/connect.ts';
import type { StoredPicture } from '../platform/uploads/store-picture.ts';

interface Owner {
  readonly siteId: number;
  /** The row of its file. */
  readonly fileId: number;
  readonly addedBy: number;
}

/** Lists an uploaded picture in its site's library. */
export async function addToLibrary(
  db: Pick<Database, 'insert'>,
  { siteId, fileId, addedBy }: Owner,
  { name, mime, size, width, height, paths }: StoredPicture,
  now: Date,
): Promise<void> {
  await db
    .insert(media)
    .values({ siteId, fileId, addedBy, path: paths.upload, name, mime, size, width, height, createdAt: now });
}
