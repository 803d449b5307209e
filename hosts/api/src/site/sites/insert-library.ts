import { inArray } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { files, media, mediaCaptions } from '../../platform/database/schema.ts';
import { publicFolder, publicPath } from '../../platform/http/public-files.ts';
import type { SiteCopy } from './site-copy.schema.ts';

const batch = 500;
type Listed = SiteCopy['library'][number];
type FileRow = typeof files.$inferSelect;

/** Where the bytes lie of what an address of a picture here shows. */
const keyOf = (address: string): string =>
  publicFolder + address.slice(address.indexOf(publicPath) + publicPath.length);

const pathOf = ({ storageKey }: FileRow): string => storageKey.slice(publicFolder.length);

/** The files of what a part of a library names, by their keys. */
async function filesOf(tx: Transaction, part: readonly Listed[]): Promise<ReadonlyMap<string, FileRow>> {
  const addresses = part.flatMap(({ address, captions }) => [address, ...Object.values(captions ?? {})]);
  const stored = await tx
    .select()
    .from(files)
    .where(inArray(files.storageKey, addresses.map(keyOf)));
  return new Map(stored.map((file) => [file.storageKey, file]));
}

/** Lists the pictures and videos of a copy in the library of its site; those whose bytes did not come with it are left out. */
export async function insertLibrary(
  tx: Transaction,
  siteId: number,
  library: SiteCopy['library'],
  now: Date,
): Promise<void> {
  for (let start = 0; start < library.length; start += batch) {
    const part = library.slice(start, start + batch);
    const fileOf = await filesOf(tx, part);
    const rows = part.flatMap((one) => rowOf(one, fileOf));
    if (rows.length === 0) continue;
    const added = await tx
      .insert(media)
      .values(rows.map(({ row }) => ({ ...row, siteId, createdAt: now })))
      .returning({ id: media.id, path: media.path });
    const idOf = new Map(added.map(({ id, path }) => [path, id]));
    const captions = rows.flatMap((one) =>
      one.captions.map((own) => ({ ...own, siteId, mediaId: idOf.get(one.row.path) ?? 0, createdAt: now })),
    );
    if (captions.length > 0) await tx.insert(mediaCaptions).values(captions);
  }
}

function rowOf(listed: Listed, fileOf: ReadonlyMap<string, FileRow>) {
  const file = fileOf.get(keyOf(listed.address));
  if (!file) return [];
  const captions = Object.entries(listed.captions ?? {}).flatMap(([language, address]) => {
    const found = fileOf.get(keyOf(address));
    return found ? { language, fileId: found.id, path: pathOf(found) } : [];
  });
  const row = {
    fileId: file.id,
    path: pathOf(file),
    name: listed.name,
    mime: file.mime,
    size: file.size,
    width: listed.width,
    height: listed.height,
    alt: listed.alt,
    poster: listed.poster === undefined ? null : publicPath + keyOf(listed.poster).slice(publicFolder.length),
    focalX: listed.focal_x,
    focalY: listed.focal_y,
  };
  return { row, captions };
}
