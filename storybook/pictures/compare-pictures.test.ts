import { readFileSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Picture } from './cells.ts';
import { comparePictures } from './compare-pictures.ts';
import { pictureOf } from './picture-of.ts';
import { rasteriser } from './rasteriser.ts';

const font = readFileSync(
  new URL(
    '../node_modules/@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2',
    import.meta.url,
  ),
).toString('base64');

/** A job among others, as a small page that needs no server. `changes` are styles laid over it. */
const page = (changes = '', lines = 4): string => `<!doctype html><style>
  @font-face { font-family: M; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
  body { margin: 0; font: 430 16px/1.6 M; color: #161d1e; background: #fff; -webkit-font-smoothing: auto }
  main { padding: 32px; display: grid; gap: 16px }
  article { border: 1px solid #e2e6e6; border-radius: 12px; padding: 24px; min-height: 220px; box-sizing: border-box }
  h2 { font-size: 20px; line-height: 1.35; margin: 0 0 8px } p { margin: 0 } small { color: #5c6768 }
  a { color: #00616b } button { font: 600 15px M; border: 0; border-radius: 8px; padding: 12px 20px; background: #00616b; color: #fff }
  i { font-style: normal; background: #ebefef; border-radius: 6px; padding: 2px 8px; font-size: 13px }
  ${changes}
  </style><main>${`<article><h2>Wijkverpleegkundige niveau 6</h2><small>Zorggroep Lauwers · Winsum</small>
  ${'<p>In Winsum en de dorpen eromheen ben jij het gezicht van de wijkzorg.</p>'.repeat(lines)}
  <p><i>Vast</i> <i>Hbo</i> <a href="/">Bekijk de vacature</a></p><button>Solliciteren</button></article>`.repeat(
    3,
  )}</main>`;

const executablePath = process.env['CHROMIUM_PATH'];
const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browsers: Browser[] = [];

async function browserWith(args: readonly string[]): Promise<Browser> {
  const browser = await chromium.launch({
    args: [...args, ...root],
    ...(executablePath && { executablePath }),
  });
  browsers.push(browser);
  return browser;
}

/** Draws the page and reads its pixels. */
async function drawn(browser: Browser, html: string): Promise<Picture> {
  const tab = await browser.newPage({ viewport: { width: 720, height: 900 } });
  await tab.setContent(html);
  await tab.evaluate(() => document.fonts.ready);
  const picture = await pictureOf(await tab.screenshot());
  await tab.close();
  return picture;
}

describe('the comparison of pictures', () => {
  let usual: Browser;
  let reference: Picture;
  beforeAll(async () => {
    usual = await browserWith(rasteriser);
    reference = await drawn(usual, page());
  });
  afterAll(async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
  });

  it.each([
    ['letters in three colours', ['--font-render-hinting=none', '--enable-lcd-text']],
    ['letters on whole pixels', ['--font-render-hinting=medium', '--disable-font-subpixel-positioning']],
  ])('does not see a machine that draws %s', async (_, flags) => {
    const other = await browserWith(flags);
    expect(comparePictures(reference, await drawn(other, page()))).toMatchObject({ pass: true });
  });

  it.each([
    ['a padding of 4 px more', page('article { padding-inline-start: 28px }')],
    ['a gap of 4 px more', page('main { gap: 20px }')],
    ['a text of 1 px more', page('p { font-size: 17px }')],
    ['a button in another colour', page('button { background: #1c5a73 }')],
    ['a tag in a darker grey', page('i { background: #dbe1e1 }')],
    ['a link in another colour', page('a { color: #c0392b }')],
    ['a border that is gone', page('article { border-color: transparent }')],
    ['a line that is gone', page('', 3)],
    ['a word that came', page().replace('niveau 6', 'niveau 5 of 6')],
  ])('sees %s', async (_, html) => {
    expect(comparePictures(reference, await drawn(usual, html))).toMatchObject({ pass: false });
  });

  it('sees a page that is longer, and one that is wider', () => {
    const { width, height } = reference.metadata;
    const other = (size: Picture['metadata']): Picture => ({ data: reference.data, metadata: size });
    expect(comparePictures(reference, other({ width, height: height + 3 })).message).toMatch(/3 px taller/);
    expect(comparePictures(reference, other({ width: width + 1, height })).message).toMatch(/wide/);
  });
});
