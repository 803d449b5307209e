import type { TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    isAsPictured: (
      name: string,
      size: { readonly width: number; readonly height: number },
    ) => Promise<boolean>;
  }
}

const widths = [1280, 390] as const;
/** A longer page repeats itself: so much of it is kept. */
const tallest = 2400;

/** The buttons over a video are the browser's own, and sometimes stay as wide as the video was before. */
const withoutBrowsersButtons = new CSSStyleSheet();
withoutBrowsersButtons.replaceSync('video::-webkit-media-controls { display: none !important; }');

/**
 * Compares the story that is drawn with its two pictures in storybook/pictures/blocks.
 * @param name block and fixture: `job-list/cards`
 * @throws when one differs, or is not there
 */
export async function comparePicturesOf(name: string, expect: TestContext['expect']): Promise<void> {
  const { style } = document.body;
  document.adoptedStyleSheets.push(withoutBrowsersButtons);
  style.overflow = 'clip';
  style.maxHeight = `${tallest}px`;
  style.caretColor = 'transparent';
  try {
    for (const width of widths) {
      await page.viewport(width, 900);
      await settled();
      await page.viewport(width, Math.min(tallest, document.documentElement.scrollHeight));
      const picture = `${name}-${width}`;
      const { height } = document.body.getBoundingClientRect();
      if (await commands.isAsPictured(picture, { width, height: Math.ceil(height) })) continue;
      await expect(page.elementLocator(document.body)).toMatchScreenshot(picture);
    }
  } finally {
    style.overflow = '';
    style.maxHeight = '';
    style.caretColor = '';
    document.adoptedStyleSheets.pop();
  }
}

/** Letters and pictures are there. */
async function settled(): Promise<void> {
  // Asked for a box, the document finds out which fonts it needs.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  await Promise.all(
    [...document.images].map(async (image) => {
      image.loading = 'eager';
      // Policy: an address that leads nowhere is drawn as the browser draws it.
      await image.decode().catch(() => {});
    }),
  );
}
