import type { BodyOf, Contract, MediaPicture } from '@boardwright/api-client/contract';
import sharp from 'sharp';
import { type RequestContext, scope } from '../platform/http/context.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { publicFolder } from '../platform/http/public-files.ts';
import { findPicture } from './media.queries.ts';
import { replaceMedia, type ReplaceDeps } from './replace-media.ts';

type Crop = BodyOf<Contract['media']['cropMedia']>;
type Box = Omit<Crop, 'revision'>;

/** A box in pixels: at least one, and never over an edge. */
function inPixels(box: Box, width: number, height: number) {
  const part = (percent: number, of: number) => Math.round((percent / 100) * of);
  const left = Math.min(part(box.left, width), width - 1);
  const top = Math.min(part(box.top, height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(part(box.width, width), width - left)),
    height: Math.max(1, Math.min(part(box.height, height), height - top)),
  };
}

/** @throws HttpError `fileUpload` for what cannot be cut */
async function cut(content: Uint8Array, box: Box): Promise<Buffer> {
  try {
    // All of what moves, not its first picture alone.
    const { width, height, pageHeight = height } = await sharp(content, { animated: true }).metadata();
    return await sharp(content, { animated: true })
      .extract(inPixels(box, width, pageHeight))
      .toBuffer();
  } catch (error) {
    throw new HttpError('fileUpload', { cause: error });
  }
}

const isCropped = ({ mime }: { readonly mime: string }): boolean =>
  mime.startsWith('image/') && mime !== 'image/svg+xml';

/**
 * Puts a part of a picture in its place, everywhere on its site; the whole one is among the deleted ones.
 * @throws HttpError `notFound`, also for a drawing, which has no pixels, and a video; `conflict` where somebody changed it meanwhile
 */
export async function cropMedia(
  deps: ReplaceDeps,
  context: RequestContext,
  id: number,
  { revision, ...box }: Crop,
): Promise<MediaPicture> {
  const found = await findPicture(deps.db, scope(context), id);
  const picture = found?.picture;
  if (!picture || picture.deletedAt || !isCropped(picture)) throw new HttpError('notFound');
  const part = await cut(await deps.storage.read(publicFolder + picture.path), box);
  return replaceMedia(
    deps,
    context,
    id,
    { name: picture.name, content: part },
    {
      revision,
      // What was to stay in sight is all there is now.
      focus: { focalX: 50, focalY: 50 },
    },
  );
}
