import { readFile } from 'node:fs/promises';
import type { BrowserCommand } from 'vitest/node';
import type { Picture } from './cells.ts';
import { comparePictures } from './compare-pictures.ts';
import { picturesFolder } from './pictures-folder.ts';
import { sharp } from './sharp.ts';

/**
 * A browser command: whether what is drawn now is as its picture, without more work than that takes. `toMatchScreenshot`
 * reads both in JavaScript, five times slower; it is asked where this says no, and waits, explains and writes.
 */
export const isAsPictured: BrowserCommand<[name: string]> = async ({ iframe }, name) => {
  const stored = await readFile(`${picturesFolder}/${name}.png`).catch(() => undefined);
  if (!stored) return false;
  const drawn = await iframe.locator('body').screenshot({ animations: 'disabled', caret: 'hide' });
  const [reference, actual] = await Promise.all([pixelsOf(stored), pixelsOf(drawn)]);
  return comparePictures(reference, actual).pass;
};

async function pixelsOf(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, metadata: info };
}
