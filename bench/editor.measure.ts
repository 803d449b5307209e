import { constants, brotliCompressSync } from 'node:zlib';
import type { Browser, CDPSession, Page, Response } from 'playwright-core';
import { awaitPaint, watchBlocks, type Awaited } from './editor.probe.ts';
import { firstHeading, paragraphs, type Side } from './editor.sides.ts';

/** Milliseconds, one per key, click or visit. */
export interface Times {
  readonly keys: number[];
  /** With the processor four times slower. */
  readonly slowKeys: number[];
  /** Typed in a heading, and in a rich text, where they stand in the preview. */
  readonly inPage: number[];
  readonly inRichText: number[];
  /** Processor's milliseconds per key, saving and all that follows included: of scripts, and of the whole page. */
  readonly script: number[];
  readonly work: number[];
  readonly insert: number[];
  readonly duplicate: number[];
  readonly reorder: number[];
  /** From the visit's begin until all blocks stand in the preview. */
  readonly visible: number[];
  /** The same for who was there before, in the same browser. */
  readonly returning: number[];
  /** From the visit's begin until the browser first painted something of the editor. */
  readonly firstPaint: number[];
}
export const noTimes = (): Times => ({
  keys: [],
  slowKeys: [],
  inPage: [],
  inRichText: [],
  script: [],
  work: [],
  insert: [],
  duplicate: [],
  reorder: [],
  visible: [],
  returning: [],
  firstPaint: [],
});

/** Milliseconds between keys, as somebody types who sometimes thinks: what waits for quiet gets its turn. */
const pauses = [90, 140, 70, 310, 110, 180] as const;
/** Milliseconds for a page, or what a click set off, to come to rest. */
const rest = 2500;
const shortRest = 400;
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** Does something in the page, and says when it was painted. */
export async function painted(page: Page, awaited: Awaited, act: () => Promise<void>): Promise<number> {
  await page.evaluate(awaitPaint, awaited);
  await act();
  return page.evaluate(() => window.nextPaint ?? Number.NaN);
}

async function typeKeys(
  page: Page,
  side: Side,
  typed: string,
  count: number,
  { isInFrame = false, what = side.heading } = {},
): Promise<[number[], string]> {
  const selector = `${await side.chosen(page)} :is(${what})`;
  const times: number[] = [];
  let text = typed;
  for (let nth = 0; nth < count; nth++) {
    const key = alphabet[nth % alphabet.length] ?? 'a';
    text += key;
    const awaited = { frame: side.frame, event: 'keydown', isInFrame, selector, text } as const;
    times.push(await painted(page, awaited, () => page.keyboard.press(key)));
    await page.waitForTimeout(pauses[nth % pauses.length] ?? 100);
  }
  return [times, text];
}

/** What the page has cost so far in the processor's own milliseconds, which other work on the machine does not lengthen. */
async function costOf(session: CDPSession): Promise<{ readonly script: number; readonly work: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return { script: of('ScriptDuration'), work: of('TaskDuration') };
}

async function click(page: Page, side: Side, name: keyof Side['buttons'], awaited: Omit<Awaited, 'event'>) {
  const button = page.locator(side.buttons[name]).first();
  const time = await painted(page, { ...awaited, event: 'click' }, () => button.dispatchEvent('click'));
  await page.waitForTimeout(shortRest);
  return time;
}

/** Moves, copies and inserts blocks around the chosen one. */
async function workOnBlocks(page: Page, side: Side, times: Times, rounds: number): Promise<void> {
  const { frame, block } = side;
  const chosen = await side.chosen(page);
  const is = `${chosen}, ${chosen} *`;
  const count = () => page.frameLocator(frame).locator(block).count();
  const nth = await page
    .frameLocator(frame)
    .locator(block)
    .evaluateAll((all, selector) => all.findIndex((one) => one.matches(selector)), is);
  for (let round = 0; round < rounds; round++) {
    times.reorder.push(
      await click(page, side, 'down', { frame, selector: block, place: { is, nth: nth + 1 } }),
    );
    times.reorder.push(await click(page, side, 'up', { frame, selector: block, place: { is, nth } }));
  }
  for (const name of ['duplicate', 'insert'] as const)
    for (let round = 0; round < rounds; round++)
      times[name].push(await click(page, side, name, { frame, selector: block, count: (await count()) + 1 }));
}

const firstPaint = (): number =>
  performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;

/** Goes to a page and lets it come to rest. @returns milliseconds until all its blocks stood in the preview */
async function arrive(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const time = await page.evaluate(() => window.allBlocksSeen ?? Number.NaN);
  await page.waitForTimeout(rest);
  return time;
}

/** One visit to a fresh page of so many blocks: all times are added to those there are. */
export async function visit(
  browser: Browser,
  side: Side,
  blocks: number,
  times: Times,
  keys: number,
): Promise<void> {
  const address = await side.freshPage(blocks, Math.floor(blocks / 3));
  const page = await side.newPage(browser);
  try {
    const cpu = await page.context().newCDPSession(page);
    const selector = `${side.block} :is(${side.heading})`;
    await page.addInitScript(watchBlocks, { frame: side.frame, selector, count: blocks });
    times.visible.push(await arrive(page, address));
    times.firstPaint.push(await page.evaluate(firstPaint));
    await page.goto('about:blank');
    times.returning.push(await arrive(page, address));
    await page.locator(side.field).focus();
    await page.keyboard.press('End');
    const [, warm] = await typeKeys(page, side, firstHeading, 4);
    await cpu.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await costOf(cpu);
    const [plain, text] = await typeKeys(page, side, warm, keys);
    const after = await costOf(cpu);
    times.script.push((after.script - before.script) / keys);
    times.work.push((after.work - before.work) / keys);
    times.keys.push(...plain);
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const [slow] = await typeKeys(page, side, text, keys);
    times.slowKeys.push(...slow);
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.waitForTimeout(rest);
    await workOnBlocks(page, side, times, Math.ceil(keys / 6));
  } finally {
    await page.context().close();
    await side.leave(address);
  }
}

/** Types in a heading and in the last paragraph of a rich text where they stand, on a fresh page of so many blocks. */
export async function typeInPage(
  browser: Browser,
  side: Side,
  blocks: number,
  times: Times,
  keys: number,
): Promise<void> {
  const address = await side.freshPage(blocks, Math.floor(blocks / 3), true);
  const page = await side.newPage(browser);
  try {
    const selector = `${side.block} :is(${side.heading})`;
    await page.addInitScript(watchBlocks, { frame: side.frame, selector, count: blocks });
    await arrive(page, address);
    const chosen = page.frameLocator(side.frame).locator(await side.chosen(page));
    const texts = [
      { times: times.inPage, what: side.heading, typed: firstHeading },
      { times: times.inRichText, what: 'p:last-of-type', typed: paragraphs[1] },
    ];
    for (const { times: of, what, typed } of texts) {
      await chosen.locator(what).first().click();
      await page.waitForTimeout(shortRest);
      await page.keyboard.press('ControlOrMeta+End');
      const [, warm] = await typeKeys(page, side, typed, 4, { isInFrame: true, what });
      of.push(...(await typeKeys(page, side, warm, keys, { isInFrame: true, what }))[0]);
    }
  } finally {
    await page.context().close();
    await side.leave(address);
  }
}

/** Brotli bytes of scripts that a first visit fetches until it rests: by the editor, and by the page in its frame. */
export interface Weight {
  readonly editor: number;
  readonly frame: number;
}

export async function weigh(browser: Browser, side: Side): Promise<Weight> {
  const address = new URL(await side.freshPage(50, 0));
  // Nothing is chosen on a first visit.
  address.searchParams.delete('block');
  const page = await side.newPage(browser);
  const scripts: Response[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer);
  });
  await page.goto(address.href);
  await page.waitForTimeout(2 * rest);
  const bytes = { editor: 0, frame: 0 };
  for (const answer of scripts) {
    const body = await answer.body();
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    bytes[answer.frame() === page.mainFrame() ? 'editor' : 'frame'] += brotliCompressSync(body, {
      params: quality,
    }).length;
  }
  await page.context().close();
  return bytes;
}
