import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, isNull } from '../../platform/database/drizzle.ts';
import { blocks, blockSettings, globalBlocks } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { blockOfSite, pageOfSite, type Save } from './builder-context.ts';

/** As many revisions of a shared block as are looked through for a copy, where the sender names none. */
const lookedBack = 200;

/** The uid of the copy that a page gets of a shared block, by the block's revision it was made of: always the same. */
function copyUid(id: number, revision: number): string {
  const digest = createHash('sha256').update(`unshared ${id} ${revision}`).digest('hex');
  // The form of a UUID of version 8, which is the one for digests.
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}

/**
 * The copy that this very call has made already: its answer was lost, and it is sent once more.
 * @param read the revision the sender had read; undefined when it names none, then the page tells
 */
export async function copyMadeBefore(
  { tx, siteId }: Save,
  block: { readonly id: number; readonly revision: number },
  { read, pageId }: { readonly read: number | undefined; readonly pageId: number | undefined },
): Promise<{ readonly id: number; readonly pageId: number } | undefined> {
  if (read === undefined && pageId === undefined) return undefined;
  const last = Math.max(0, block.revision - lookedBack);
  const revisions =
    read === undefined
      ? Array.from({ length: block.revision - last }, (_, at) => block.revision - at)
      : [read];
  const uids = revisions.map((revision) => copyUid(block.id, revision));
  const [copy] = await tx
    .select({ id: blocks.id, pageId: blocks.pageId })
    .from(blocks)
    .where(
      and(
        eq(blocks.siteId, siteId),
        inArray(blocks.uid, uids),
        isNull(blocks.deletedAt),
        pageId === undefined ? undefined : eq(blocks.pageId, pageId),
      ),
    )
    .orderBy(desc(blocks.id))
    .limit(1);
  return copy && copy.pageId !== null ? { id: copy.id, pageId: copy.pageId } : undefined;
}

/**
 * Takes a page out of those that share a block: the last one keeps the block itself, any other gets a copy.
 * @param block as it was before this save
 * @returns the number of the block that the page has now
 * @throws HttpError `notFound` when the page does not show it
 */
export async function unshare(
  save: Save,
  block: { readonly id: number; readonly revision: number },
  pageId: number,
): Promise<number> {
  const { tx, siteId } = save;
  const { id } = block;
  await pageOfSite(save, pageId);
  const places = await tx.select().from(globalBlocks).where(eq(globalBlocks.blockId, id));
  const here = places.find((place) => place.pageId === pageId);
  if (!here) throw new HttpError('notFound');
  await tx.delete(globalBlocks).where(and(eq(globalBlocks.pageId, pageId), eq(globalBlocks.blockId, id)));
  if (places.length === 1) {
    await tx.update(blocks).set({ isGlobal: false, pageId, order: here.order }).where(eq(blocks.id, id));
    return id;
  }
  const { key, customStyles } = await blockOfSite(save, id);
  const uid = copyUid(id, block.revision);
  const [copy] = await tx
    .insert(blocks)
    .values({ siteId, pageId, key, order: here.order, customStyles, uid })
    .returning({ id: blocks.id });
  const copyId = copy?.id ?? 0;
  const rows = await tx.select().from(blockSettings).where(eq(blockSettings.blockId, id));
  if (rows.length > 0)
    await tx
      .insert(blockSettings)
      .values(rows.map(({ locale, settings, version }) => ({ blockId: copyId, locale, settings, version })));
  return copyId;
}
