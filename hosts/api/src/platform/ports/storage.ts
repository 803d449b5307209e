import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

export interface StoredFile {
  readonly stream: Readable;
  /** Bytes. */
  readonly size: number;
}

/** Bytes of a file, the first and the last included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Keeps bytes under keys such as `public/ab/abcd.png`. */
export interface Storage {
  /** Once it resolves the bytes survive a power cut. */
  readonly write: (key: string, content: Uint8Array) => Promise<void>;
  /**
   * The same with what comes in parts, of which one at a time is in memory; where they break off, nothing is written. A
   * store without it is given the whole.
   */
  readonly writeParts?: (key: string, parts: AsyncIterable<Uint8Array>) => Promise<void>;
  /** @throws when there is nothing under the key */
  readonly read: (key: string) => Promise<Buffer>;
  /** Once it resolves the file can be read to its end, whoever removes it meanwhile. */
  readonly open: (key: string) => Promise<StoredFile | undefined>;
  /** The same with some of its bytes; `size` is that of the whole. Of a store without it all before them are read. */
  readonly openPart?: (key: string, range: ByteRange) => Promise<StoredFile | undefined>;
  /** Bytes under a key; undefined when there is nothing. */
  readonly size: (key: string) => Promise<number | undefined>;
  /** What is not there counts as removed. */
  readonly remove: (key: string) => Promise<void>;
}

const keyPattern = /^[a-z0-9]([a-z0-9._-]*[a-z0-9])?(\/[a-z0-9]([a-z0-9._-]*[a-z0-9])?)*$/;

/** Whether a key is one of ours: no way up or out of the folder. */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && keyPattern.test(key) && !key.includes('..');
}

function isMissing(error: unknown): boolean {
  return (
    (error as NodeJS.ErrnoException).code === 'ENOENT' || (error as NodeJS.ErrnoException).code === 'ENOTDIR'
  );
}

async function unlessMissing<Found>(search: Promise<Found>): Promise<Found | undefined> {
  try {
    return await search;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function writeWhole(path: string, parts: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(path, 'w');
  try {
    for await (const part of parts) await handle.writeFile(part);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* onePart(content: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield content;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  // Policy: some systems cannot sync a folder; the file itself is synced then.
  await handle.sync().catch(() => {});
  await handle.close();
}

/** Files in a folder. A file appears whole or not at all. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
    return join(folder, key);
  };
  let written = 0;
  async function writeParts(key: string, parts: AsyncIterable<Uint8Array>): Promise<void> {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    written += 1;
    const part = `${path}.${process.pid}-${written}.part`;
    try {
      await writeWhole(part, parts);
      await rename(part, path);
    } catch (error) {
      // Policy: on a full disk halves only take more room; why it was not written is what the caller gets.
      await rm(part, { force: true }).catch(() => {});
      throw error;
    }
    await syncFolder(dirname(path));
  }
  async function openFile(key: string, range?: ByteRange): Promise<StoredFile | undefined> {
    if (!isStorageKey(key)) return undefined;
    const handle = await unlessMissing(open(pathOf(key), 'r'));
    const found = await handle?.stat();
    if (handle && found?.isFile()) {
      const part = range && { start: range.first, end: range.last };
      return { stream: handle.createReadStream(part), size: found.size };
    }
    await handle?.close();
    return undefined;
  }
  return {
    write: async (key, content) => writeParts(key, onePart(content)),
    writeParts,
    read: async (key) => readFile(pathOf(key)),
    open: (key) => openFile(key),
    openPart: openFile,
    async size(key) {
      if (!isStorageKey(key)) return undefined;
      const found = await unlessMissing(stat(pathOf(key)));
      return found?.isFile() ? found.size : undefined;
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
  };
}

/** The same in memory. */
export function memoryStorage(): Storage & { readonly keys: () => string[] } {
  const files = new Map<string, Buffer>();
  return {
    keys: () => [...files.keys()],
    async write(key, content) {
      if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
      files.set(key, Buffer.from(content));
    },
    async read(key) {
      const content = files.get(key);
      if (!content) throw new Error(`Nothing is kept under ${key}`);
      return content;
    },
    async open(key) {
      const content = files.get(key);
      return content && { stream: Readable.from([content]), size: content.length };
    },
    size: async (key) => files.get(key)?.length,
    async remove(key) {
      files.delete(key);
    },
  };
}
