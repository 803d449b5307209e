import type { Picture } from './cells.ts';
import { sharp } from './sharp.ts';

/** @param png the bytes of a file */
export async function pictureOf(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, metadata: info };
}
