/** Thrown by {@link readLimited}. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

/**
 * Reads a stream to its end, but never more than `limit` bytes of it.
 * @throws FileTooLarge as soon as there is one byte more
 */
export async function readLimited(stream: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) throw new FileTooLarge(`More than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
