import { randomBytes } from 'node:crypto';
import type { Deps } from '../deps.ts';
import type { IncomingFile } from '../http/incoming-file.ts';
import { publicFolder } from '../http/public-files.ts';
import { safeFileName } from './file-name.ts';
import { type PictureSize, type Pictures, preparePictures } from './pictures.ts';

/** A picture whose bytes lie in the storage, not yet anybody's. */
export interface StoredPicture extends Pick<Pictures, 'mime' | 'width' | 'height'> {
  readonly token: string;
  readonly name: string;
  /** Bytes of its largest size. */
  readonly size: number;
  readonly storageKey: string;
  /** Of each size, below the folder of public files. */
  readonly paths: Readonly<Record<PictureSize, string>>;
}

/** 160 random bits: an address that is not guessed. */
export const randomName = () => randomBytes(20).toString('hex');

/**
 * Keeps a picture for everybody to see, in four sizes.
 * @param signal aborts when nobody waits for it any more
 * @throws HttpError `fileTooLarge`, `fileTypeNotAllowed`, `pictureTooBig`, `fileUpload`, `unavailable`
 */
export async function storePicture(
  { storage }: Pick<Deps, 'storage'>,
  siteId: number,
  file: Pick<IncomingFile, 'name' | 'content'>,
  signal: AbortSignal,
): Promise<StoredPicture> {
  const { extension, mime, width, height, sizes } = await preparePictures(file.content, { signal });
  const token = randomName();
  const pathOf = (size: PictureSize) => `${siteId}/${token.slice(0, 2)}/${token}-${size}.${extension}`;
  for (const size of Object.keys(sizes) as PictureSize[])
    await storage.write(publicFolder + pathOf(size), sizes[size]);
  return {
    token,
    name: safeFileName(file.name, extension),
    mime,
    width,
    height,
    size: sizes.upload.length,
    storageKey: publicFolder + pathOf('upload'),
    paths: {
      upload: pathOf('upload'),
      thumb: pathOf('thumb'),
      small: pathOf('small'),
      tiny: pathOf('tiny'),
    },
  };
}
