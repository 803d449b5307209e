import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
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
/** Pixels of the longest side that is taken: more than any camera's. */
const longestSide = 15_000;
/** Pictures that are worked on at the same time, and that may wait for it. */
const atOnce = pLimit(2);
const mostWaiting = 20;
/** Seconds after which the work on one size is given up: a real picture takes less than one. */
const patience = 10;

async function scale(content: Buffer, longest: number, extension: 'jpg' | 'png'): Promise<Buffer> {
  const resized = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: patience })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true });
  // Written anew: whatever else was in the file, places and cameras included, stays behind.
  return extension === 'png'
    ? resized.png({ compressionLevel: 9 }).toBuffer()
    : resized.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/**
 * A public picture in the product's sizes. What it is, is read from its content.
 * @throws ApiError `fileTooLarge`, `fileTypeNotAllowed`, `pictureTooBig`, `fileUpload` for a broken one, `unavailable`
 *   while too many others wait
 */
export async function preparePictures(content: Buffer): Promise<Pictures> {
  if (content.length > pictureLimit) throw new ApiError('fileTooLarge', { values: { limit: megabytes } });
  const type = await fileTypeFromBuffer(content);
  const extension = type?.mime === 'image/png' ? 'png' : type?.mime === 'image/jpeg' ? 'jpg' : undefined;
  if (!extension) throw new ApiError('fileTypeNotAllowed', { values: { types: 'JPG, PNG' } });
  if (atOnce.pendingCount >= mostWaiting) throw new ApiError('unavailable');
  return atOnce(() => scaleAll(content, extension));
}

async function scaleAll(content: Buffer, extension: 'jpg' | 'png'): Promise<Pictures> {
  const sizes: Record<PictureSize, Buffer> = {
    upload: content,
    thumb: content,
    small: content,
    tiny: content,
  };
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > longestSide || width * height > mostPixels)
      throw new ApiError('pictureTooBig', {
        values: { limit: longestSide, megapixels: mostPixels / 1_000_000 },
      });
    for (const [size, longest] of Object.entries(pictureSizes)) {
      sizes[size as PictureSize] = await scale(content, longest, extension);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Policy: what sharp cannot read, or not in time, is no picture, whatever its first bytes say.
    throw new ApiError('fileUpload', { cause: error });
  }
  return { extension, mime: extension === 'png' ? 'image/png' : 'image/jpeg', sizes };
}
