import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { ApiError } from '../../http/api-error.ts';

/** Largest picture in bytes (§5 'Uploads'). */
export const pictureLimit = 5 * 1024 * 1024;
const megabytes = 5;

/** Image sizes of §3, by the longest side in pixels. */
export const pictureSizes = { upload: 2000, thumb: 640, small: 320, tiny: 96 } as const;
export type PictureSize = keyof typeof pictureSizes;

export interface Pictures {
  readonly extension: 'jpg' | 'png';
  readonly mime: 'image/jpeg' | 'image/png';
  readonly sizes: Readonly<Record<PictureSize, Buffer>>;
}

/** More would be a picture made to fill the memory. */
const mostPixels = 50_000_000;

async function scale(content: Buffer, longest: number, extension: 'jpg' | 'png'): Promise<Buffer> {
  const resized = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true });
  // Written anew: whatever else was in the file, places and cameras included, stays behind.
  return extension === 'png'
    ? resized.png({ compressionLevel: 9 }).toBuffer()
    : resized.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/**
 * A public picture in the product's sizes. What it is, is read from its content.
 * @throws ApiError `fileTooLarge`, `fileTypeNotAllowed`, `fileUpload` for a broken one
 */
export async function preparePictures(content: Buffer): Promise<Pictures> {
  if (content.length > pictureLimit) throw new ApiError('fileTooLarge', { values: { limit: megabytes } });
  const type = await fileTypeFromBuffer(content);
  const extension = type?.mime === 'image/png' ? 'png' : type?.mime === 'image/jpeg' ? 'jpg' : undefined;
  if (!extension) throw new ApiError('fileTypeNotAllowed', { values: { types: 'JPG, PNG' } });
  const sizes: Record<PictureSize, Buffer> = {
    upload: content,
    thumb: content,
    small: content,
    tiny: content,
  };
  try {
    for (const [size, longest] of Object.entries(pictureSizes)) {
      sizes[size as PictureSize] = await scale(content, longest, extension);
    }
  } catch (error) {
    // Policy: what sharp cannot read is no picture, whatever its first bytes say.
    throw new ApiError('fileUpload', { cause: error });
  }
  return { extension, mime: extension === 'png' ? 'image/png' : 'image/jpeg', sizes };
}
