import { inArray } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { files, media } from '../../platform/database/schema.ts';
import { publicFolder, publicPath } from '../../platform/http/public-files.ts';
import type { SiteCopy } from './site-copy.schema.ts';

const batch = 500;

/** Where the bytes lie of what an address of a picture here shows. */
const keyOf = (address: string): string =>
  publicFolder + address.slice(address.indexOf(publicPath) + publicPath.length);

/** Lists the pictures of a copy in the library of its site; those whose bytes did not come with it are left out. */
export async function insertLibrary(
  tx: Transaction,
  siteId: number,
  library: SiteCopy['library'],
  now: Date,
): Promise<void> {
  for (let start = 0; start < library.length; start += batch) {
    const part = library.slice(start, start + batch);
    const stored = await tx
      .select()
      .from(files)
      .where(
        inArray(
          files.storageKey,
          part.map(({ address }) => keyOf(address)),
        ),
      );
    const fileOf = new Map(stored.map((file) => [file.storageKey, file]));
    const rows = part.flatMap((picture) => {
      const file = fileOf.get(keyOf(picture.address));
      if (!file) return [];
      return {
        siteId,
        fileId: file.id,
        path: file.storageKey.slice(publicFolder.length),
        name: picture.name,
        mime: file.mime,
        size: file.size,
        width: picture.width,
        height: picture.height,
        alt: picture.alt,
        focalX: picture.focal_x,
        focalY: picture.focal_y,
        createdAt: now,
      };
    });
    if (rows.length > 0) await tx.insert(media).values(rows);
  }
}
