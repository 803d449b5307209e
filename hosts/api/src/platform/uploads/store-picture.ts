import { randomBytes } from 'node:crypto';
import { uploads } from '@boardwright/api-client/contract';
import type { Deps } from '../deps.ts';
import type { IncomingFile } from '../http/incoming-file.ts';
import { publicFolder } from '../http/public-files.ts';
import { HttpError } from '../http/http-error.ts';
import { cleanDrawing, isDrawing } from './clean-drawing.ts';
import { safeFileName } from './file-name.ts';
import { pictureLimit, type PictureSize, type Pictures, preparePictures, sizeOfDrawing } from './pictures.ts';

/** A picture whose bytes lie in the storage, not yet anybody's. */
export interface StoredPicture extends Pick<Pictures, 'width' | 'height'> {
  readonly mime: Pictures['mime'] | 'image/svg+xml';
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

/** Keeps a drawing, cleaned; it has one size, for it has none. @throws HttpError `fileTooLarge`, `fileUpload` */
async function storeDrawing(
  { storage }: Pick<Deps, 'storage'>,
  siteId: number,
  { name, content }: Pick<IncomingFile, 'name' | 'content'>,
): Promise<StoredPicture> {
  if (content.length > pictureLimit)
    throw new HttpError('fileTooLarge', { values: { limit: uploads.picture.megabytes } });
  const clean = cleanDrawing(content);
  const size = await sizeOfDrawing(clean);
  const token = randomName();
  const path = `${siteId}/${token.slice(0, 2)}/${token}.svg`;
  await storage.write(publicFolder + path, clean);
  return {
    token,
    name: safeFileName(name, 'svg'),
    mime: 'image/svg+xml',
    ...size,
    size: clean.length,
    storageKey: publicFolder + path,
    paths: { upload: path, thumb: path, small: path, tiny: path },
  };
}

/**
 * Keeps a picture for everybody to see, in four sizes.
 * @param file of an admin also WebP, AVIF, GIF and SVG; what is in it decides, not its name
 * @throws HttpError `fileTooLarge`, `fileTypeNotAllowed`, `pictureTooBig`, `fileUpload`, `unavailable`
 */
export async function storePicture(
  { storage }: Pick<Deps, 'storage'>,
  siteId: number,
  file: Pick<IncomingFile, 'name' | 'content'>,
  { signal, isOfAdmin }: { readonly signal: AbortSignal; readonly isOfAdmin: boolean },
): Promise<StoredPicture> {
  if (isOfAdmin && isDrawing(file.content)) return storeDrawing({ storage }, siteId, file);
  const { extension, mime, width, height, sizes } = await preparePictures(file.content, {
    signal,
    isOfAdmin,
  });
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
