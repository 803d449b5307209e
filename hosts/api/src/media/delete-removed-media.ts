import { and, inArray, lte, not, or, sql } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { files, media, mediaCaptions } from '../platform/database/schema.ts';
import { isUsedAnywhere } from './texts.ts';
import { restorableFor } from '../platform/restorable-for.ts';

/**
 * Lets go of captions that were deleted long enough ago, and of pictures and videos that were and that nothing shows any more, on
 * whatever site, neither an older version of a page: their files are overdue from then on. What is still shown is looked at again
 * another time.
 * @returns how many pictures and videos went
 */
export async function deleteRemovedMedia(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - restorableFor);
  return db.transaction(async (tx) => {
    const overdue = await tx
      .select({ id: media.id })
      .from(media)
      .where(and(lte(media.deletedAt, before), not(isUsedAnywhere(sql`${media.path}`))))
      .for('update');
    const ids = overdue.map(({ id }) => id);
    const captions = await tx
      .delete(mediaCaptions)
      .where(or(lte(mediaCaptions.deletedAt, before), inArray(mediaCaptions.mediaId, ids)))
      .returning({ fileId: mediaCaptions.fileId });
    const deleted = await tx.delete(media).where(inArray(media.id, ids)).returning({ fileId: media.fileId });
    const fileIds = [...deleted, ...captions].flatMap(({ fileId }) => fileId ?? []);
    if (fileIds.length > 0)
      await tx
        .update(files)
        .set({ ownerKind: 'visitor', ownerId: null, claimedAt: null, deleteAfter: now })
        .where(inArray(files.id, fileIds));
    return deleted.length;
  });
}
