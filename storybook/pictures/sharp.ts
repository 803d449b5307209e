import { createRequire } from 'node:module';

/** So much of the library as pictures of stories need. */
interface Sharp {
  readonly ensureAlpha: () => Sharp;
  readonly raw: () => Sharp;
  readonly png: (options: object) => Sharp;
  toBuffer(): Promise<Buffer>;
  toBuffer(options: { readonly resolveWithObject: true }): Promise<{
    readonly data: Buffer;
    readonly info: { readonly width: number; readonly height: number };
  }>;
}

/** The library that the API resizes uploads with. */
export const sharp = createRequire(new URL('../../hosts/api/package.json', import.meta.url))('sharp') as (
  bytes: Buffer,
) => Sharp;
