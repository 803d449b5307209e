import { megabyte } from '@boardwright/api-client/contract';
import { imageLimit } from './image-rules.ts';

/** Pixels of the longest side that is sent of a picture over the limit: more than any size that is shown. */
const longest = 2560;
const quality = 0.85;
/** What a browser can draw anew without losing anything of it but pixels. */
const drawable = /^image\/(?:jpeg|png|webp|avif)$/;

/**
 * A picture as it may be sent: one that is larger than the limit is drawn anew with fewer pixels. What cannot be drawn
 * is given back as it is, for its refusal to say why.
 */
export async function fitting(file: File): Promise<File> {
  if (file.size <= imageLimit * megabyte || !drawable.test(file.type)) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    // What was transparent stays so.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (!drawn || drawn.size >= file.size) return file;
    const name = file.name.replace(/\.[a-z0-9]{1,5}$/i, '');
    return new File([drawn], `${name}.${drawn.type.replace('image/', '').replace('jpeg', 'jpg')}`, {
      type: drawn.type,
    });
  } catch {
    // Policy: what the browser cannot read is sent nowhere as too large, or read by the server.
    return file;
  }
}
