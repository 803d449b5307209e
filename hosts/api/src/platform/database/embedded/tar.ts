/** A file or folder of an archive: where it belongs, and what is in it. */
export interface TarEntry {
  /** As the archive has it: `/base/5/112`. */
  readonly path: string;
  readonly isFolder: boolean;
  readonly mode: number;
  readonly content: Buffer;
  /** Its part of the archive, header and padding with it. */
  readonly whole: Buffer;
}

/** Octets a header takes, and by whose multiples everything is long. */
const block = 512;

/** The entries of an archive as PGlite writes it: plain files and folders with short names, nothing else. */
export function* entriesOfTar(tar: Buffer): Generator<TarEntry> {
  for (let at = 0; at + block <= tar.length && tar[at] !== 0;) {
    const header = tar.subarray(at, at + block);
    const field = (from: number, length: number) =>
      header.toString('latin1', from, from + length).replace(/[\0 ][^]*$/, '');
    const size = Number.parseInt(field(124, 12), 8);
    const length = block + Math.ceil(size / block) * block;
    yield {
      path: field(0, 100),
      isFolder: field(156, 1) === '5',
      mode: Number.parseInt(field(100, 8), 8),
      content: tar.subarray(at + block, at + block + size),
      whole: tar.subarray(at, at + length),
    };
    at += length;
  }
}

/** An archive of some entries of another. */
export const tarOf = (entries: readonly TarEntry[]): Buffer =>
  Buffer.concat([...entries.map(({ whole }) => whole), Buffer.alloc(2 * block)]);
