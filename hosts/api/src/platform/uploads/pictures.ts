import { megabyte, uploads } from '@boardwright/api-client/contract';
import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { HttpError } from '../http/http-error.ts';

/** Largest picture in bytes (§5 'Uploads'). */
export const pictureLimit = uploads.picture.megabytes * megabyte;

/** Image sizes of §3, by the longest side in pixels. */
export const pictureSizes = { upload: 2000, thumb: 640, small: 320, tiny: 96 } as const;
export type PictureSize = keyof typeof pictureSizes;

/** What a picture is stored as. */
type Stored = 'jpg' | 'png' | 'webp';
const mimes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/**
 * What becomes of each kind that is taken. AVIF and GIF are stored as WebP: every browser shows that, and a picture that
 * moves is a tenth of its size.
 */
const storedAs: Readonly<Record<string, Stored>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'webp',
  'image/gif': 'webp',
};
/** As messages name them. */
const everyone = { types: ['image/jpeg', 'image/png'], names: 'JPG, PNG' };
const ofAdmins = { types: Object.keys(storedAs), names: 'JPG, PNG, WebP, AVIF, GIF, SVG' };

export interface Pictures {
  readonly extension: Stored;
  readonly mime: (typeof mimes)[Stored];
  /** Pixels of the largest size. */
  readonly width: number;
  readonly height: number;
  readonly sizes: Readonly<Record<PictureSize, Buffer>>;
}

/** More would be a picture made to fill the memory. */
const mostPixels = 50_000_000;
/** Pixels of the longest side that is taken: more than any camera's. */
const longestSide = 15_000;
/** Pictures that are worked on at the same time, and that may wait for it. */
const atOnce = pLimit(2);
const mostWaiting = 20;

export interface PictureLimits {
  /** Aborts when nobody waits for the picture any more. */
  readonly signal: AbortSignal;
  /** Milliseconds it may wait for others. */
  readonly waitFor?: number;
  /** Milliseconds the work on all its sizes may take: a real picture takes less than one second. */
  readonly workFor?: number;
  /** Takes what admins may put on a site: others send JPG and PNG. */
  readonly isOfAdmin?: boolean;
}
/** Together less than a call may take, so that its sender reads what was wrong. */
const usualWait = 3000;
const usualWork = 6000;

async function scale(
  content: Buffer,
  longest: number,
  extension: Stored,
  { milliseconds, moves }: { readonly milliseconds: number; readonly moves: boolean },
): Promise<Buffer> {
  const resized = sharp(content, { limitInputPixels: mostPixels, failOn: 'error', animated: moves })
    .timeout({ seconds: Math.ceil(milliseconds / 1000) })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true });
  // Written anew: whatever else was in the file, places and cameras included, stays behind.
  if (extension === 'webp') return resized.webp({ quality: 82, effort: moves ? 2 : 4 }).toBuffer();
  return extension === 'png'
    ? resized.png({ compressionLevel: 9 }).toBuffer()
    : resized.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/**
 * A public picture in the product's sizes. What it is, is read from its content.
 * @throws HttpError `fileTooLarge`, `fileTypeNotAllowed`, `pictureTooBig`, `fileUpload` for a broken one, `unavailable`
 *   while too many others wait, or when it was given up
 */
export async function preparePictures(
  content: Buffer,
  { signal, waitFor = usualWait, workFor = usualWork, isOfAdmin = false }: PictureLimits,
): Promise<Pictures> {
  if (content.length > pictureLimit)
    throw new HttpError('fileTooLarge', { values: { limit: uploads.picture.megabytes } });
  const type = await fileTypeFromBuffer(content);
  const taken = isOfAdmin ? ofAdmins : everyone;
  const extension = type && taken.types.includes(type.mime) ? storedAs[type.mime] : undefined;
  if (!extension) throw new HttpError('fileTypeNotAllowed', { values: { types: taken.names } });
  if (atOnce.pendingCount >= mostWaiting) throw new HttpError('unavailable');
  // Given up by its sender or, before its turn came, by the time.
  const givenUp = new AbortController();
  const giveUp = () => givenUp.abort();
  const waiting = setTimeout(giveUp, waitFor);
  signal.addEventListener('abort', giveUp);
  if (signal.aborted) giveUp();
  const cancelled = new Promise<never>((_, reject) => {
    const refuse = () => reject(new HttpError('unavailable'));
    if (givenUp.signal.aborted) refuse();
    givenUp.signal.addEventListener('abort', refuse);
  });
  const work = atOnce(() => {
    clearTimeout(waiting);
    return scaleAll(content, extension, givenUp.signal, performance.now() + workFor);
  });
  try {
    return await Promise.race([work, cancelled]);
  } finally {
    clearTimeout(waiting);
    signal.removeEventListener('abort', giveUp);
  }
}

async function scaleAll(
  content: Buffer,
  extension: Stored,
  givenUp: AbortSignal,
  until: number,
): Promise<Pictures> {
  const sizes: Record<PictureSize, Buffer> = {
    upload: content,
    thumb: content,
    small: content,
    tiny: content,
  };
  try {
    if (givenUp.aborted) throw new HttpError('unavailable');
    const { width, height, pages = 1 } = await sharp(content, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > longestSide || width * height * pages > mostPixels)
      throw new HttpError('pictureTooBig', {
        values: { limit: longestSide, megapixels: mostPixels / 1_000_000 },
      });
    for (const [size, longest] of Object.entries(pictureSizes)) {
      const left = until - performance.now();
      if (givenUp.aborted) throw new HttpError('unavailable');
      if (left <= 0) throw new HttpError('fileUpload');
      sizes[size as PictureSize] = await scale(content, longest, extension, {
        milliseconds: left,
        // The smaller sizes of what moves stand still.
        moves: size === 'upload' && pages > 1,
      });
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    // Policy: what sharp cannot read, or not in time, is no picture, whatever its first bytes say.
    throw new HttpError('fileUpload', { cause: error });
  }
  const { width, height } = await sharp(sizes.upload).metadata();
  return { extension, mime: mimes[extension], width, height, sizes };
}

/** Pixels of a drawing as it is meant to be drawn. @throws HttpError `fileUpload` for what nothing can be drawn of */
export async function sizeOfDrawing(
  content: Buffer,
): Promise<{ readonly width: number; readonly height: number }> {
  try {
    const { format, width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    if (format === 'svg') return { width, height };
  } catch {
    // Policy: what cannot be read is no drawing, as below.
  }
  throw new HttpError('fileUpload');
}
