import { Readable } from 'node:stream';
import type { ByteRange, Storage, StoredFile } from '../ports/storage.ts';

async function* cut(stream: Readable, { first, last }: ByteRange): AsyncGenerator<Buffer, void> {
  let at = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk as Uint8Array);
    const part = bytes.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at));
    at += bytes.length;
    if (part.length > 0) yield part;
    if (at > last) return;
  }
}

/** Opens some bytes of a file, of whatever store. @returns them, and the size of the whole */
export async function openPart(
  storage: Storage,
  key: string,
  range: ByteRange,
): Promise<StoredFile | undefined> {
  if (storage.openPart) return storage.openPart(key, range);
  const found = await storage.open(key);
  return found && { stream: Readable.from(cut(found.stream, range)), size: found.size };
}

/** Reads so many bytes of a file from a place on; fewer at its end, none where it is not there. */
export async function readPart(storage: Storage, key: string, from: number, count: number): Promise<Buffer> {
  const found = await openPart(storage, key, { first: from, last: from + count - 1 });
  const chunks: Buffer[] = [];
  for await (const chunk of found?.stream ?? []) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

/** Writes what comes in parts to whatever store, whole or not at all. */
export async function writeParts(
  storage: Storage,
  key: string,
  parts: AsyncIterable<Uint8Array>,
): Promise<void> {
  if (storage.writeParts) return storage.writeParts(key, parts);
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return storage.write(key, Buffer.concat(all));
}
