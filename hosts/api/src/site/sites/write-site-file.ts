import { open } from 'node:fs/promises';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { slugOf } from '../../platform/slug.ts';
import type { CopySource } from './start-site.ts';

/** What the parts of a file of a site are called. */
export const siteJson = 'site.json';
export const pictureFolder = 'uploads/';
/** The same content makes the same file, whenever it is made. */
const mtime = '1980-01-02T00:00:00';

/**
 * The bytes of the file of a site, one after the other: never more than one picture of it is in memory.
 * @throws whatever `read` throws: what came before is then no whole file
 */
export async function* siteFileBytes({ copy, read }: CopySource): AsyncGenerator<Uint8Array, void> {
  const chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    chunks.push(chunk);
  });
  const ready = (): Uint8Array[] => {
    if (failure) throw failure;
    return chunks.splice(0);
  };
  const json = new ZipDeflate(siteJson, { level: 6 });
  json.mtime = mtime;
  zip.add(json);
  json.push(strToU8(`${JSON.stringify(copy, null, 1)}\n`), true);
  yield* ready();
  for (const name of copy.pictures.flatMap(({ files }) => files)) {
    const entry = new ZipPassThrough(pictureFolder + name);
    entry.mtime = mtime;
    zip.add(entry);
    entry.push(new Uint8Array(await read(name)), true);
    yield* ready();
  }
  zip.end();
  yield* ready();
}

/** 'wad-werkt-2026-11-28.zip' */
export const siteFileName = (name: string, now: Date): string =>
  `${slugOf(name) || 'site'}-${now.toISOString().slice(0, 10)}.zip`;

/** Writes a site to a file. */
export async function writeSiteFile(source: CopySource, path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for await (const bytes of siteFileBytes(source)) await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
