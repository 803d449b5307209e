import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { comparePictures } from './compare-pictures.ts';
import { pictureOf } from './picture-of.ts';
import { picturesFolder } from './pictures-folder.ts';

/**
 * A browser command: whether what is drawn now is as its picture, without more work than that takes. `toMatchScreenshot`
 * reads both in JavaScript, five times slower; it is asked where this says no, and waits, explains and writes.
 * @param size of the story, which stands in the corner of the page with all of it in sight, its caret unseen
 */
export const isAsPictured: BrowserCommand<
  [name: string, size: { readonly width: number; readonly height: number }]
> = async ({ page }, name, size) => {
  const stored = await readFile(`${picturesFolder}/${name}.png`).catch(() => undefined);
  if (!stored) return false;
  const session = await sessionOf(page);
  // Asked by Playwright, the browser packs what it drew as small as it can: most of what a picture cost it.
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, scale: 1, ...size },
  });
  const [reference, actual] = await Promise.all([pictureOf(stored), pictureOf(Buffer.from(data, 'base64'))]);
  return comparePictures(reference, actual).pass;
};

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}
