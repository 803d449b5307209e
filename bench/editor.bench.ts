/**
 * Is our editor faster than the one admins know? Beside Puck, in one browser, visits in turn: pages of 50 and of 200
 * blocks of twelve fields. `node bench/editor.bench.ts [visits]`.
 */
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { openLists, type ListTimes } from './editor.list.ts';
import { noTimes, typeInPage, visit, weigh, type Times, type Weight } from './editor.measure.ts';
import { openOurs } from './editor.product.ts';
import { openPuck } from './editor.puck.ts';
import type { Side } from './editor.sides.ts';
import { machine } from './machine.ts';
import { median, percentile } from './percentiles.ts';
import { startProduct, withFolder } from './servers.ts';

/** Keys typed in each visit, as they are and with a slower processor. */
const keys = 24;
const sizes = [50, 200] as const;
const listSizes = [10, 200] as const;

/** Both editors: ours first. */
type Both<Value> = readonly [Value, Value];

export interface EditorTimes {
  readonly of: Readonly<Record<(typeof sizes)[number], Both<Times>>>;
  readonly weight: Both<Weight>;
  /** Lists of `listSizes` items, ours alone. */
  readonly lists: readonly ListTimes[];
}

async function measure(browser: Browser, folder: string, visits: number): Promise<EditorTimes> {
  const product = await startProduct(`${folder}/data`, '--jobs', '100');
  try {
    const puck = await openPuck(folder);
    const ours = await openOurs(product, browser);
    const sides: Both<Side> = [ours, puck];
    const of: EditorTimes['of'] = { 50: [noTimes(), noTimes()], 200: [noTimes(), noTimes()] };
    const weight = [await weigh(browser, ours), await weigh(browser, puck)] as const;
    for (let nth = 0; nth < visits; nth++)
      for (const size of sizes)
        for (const [at, side] of sides.entries())
          await visit(browser, side, size, of[size][at as 0 | 1], keys);
    for (let nth = 0; nth < visits; nth++)
      for (const [at, side] of sides.entries())
        await typeInPage(browser, side, 50, of[50][at as 0 | 1], keys);
    const lists = await openLists(browser, ours, listSizes, 12);
    await puck.stop();
    return { of, weight, lists };
  } finally {
    await product.stop();
  }
}

/** All times, raw. */
export function run(visits = 3): Promise<EditorTimes> {
  return withFolder(async (folder) => {
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({ executablePath, args });
    try {
      return await measure(browser, folder, visits);
    } finally {
      await browser.close();
    }
  });
}

/** p50 and p95 in milliseconds. */
type Spread = readonly number[];
const spread = (times: readonly number[]): Spread => [median(times), percentile(times, 0.95)];
const rounded = (values: Spread): string =>
  values
    .map((value) => (value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0)))
    .join(' / ');

function row(what: string, ours: Spread, puck: Spread | undefined, goals: Spread, goal?: string) {
  const isMissed = goals.some((most, nth) => (ours[nth] ?? 0) > most);
  return {
    what,
    ours: rounded(ours),
    Puck: puck ? rounded(puck) : '',
    'ours ÷ Puck': puck
      ? ours
          .slice(0, puck.length)
          .map((value, nth) => (value / (puck[nth] ?? Number.NaN)).toFixed(2))
          .join(' / ')
      : '',
    goal: goal ?? (goals.length > 0 ? `≤ ${goals.join(' / ')}` : ''),
    missed: isMissed ? 'missed' : '',
  };
}

const kilobytes = (bytes: number): number => bytes / 1000;

function table({ of, weight, lists }: EditorTimes) {
  const [ours, puck] = of[50];
  const [ours200, puck200] = of[200];
  const none: ListTimes = { first: [], all: [] };
  const [few = none, many = none] = lists;
  const share = (one: readonly number[], other: readonly number[]): Spread => [median(one) / median(other)];
  const visible = (one: Times): Spread => [median(one.visible)];
  const returning = (one: Times): Spread => [median(one.returning)];
  return [
    row('key → painted, 50 blocks, ms p50 / p95', spread(ours.keys), spread(puck.keys), [18, 28]),
    row('the same, CPU 4 × slower', spread(ours.slowKeys), spread(puck.slowKeys), [33, 50]),
    row(
      'processor per key, ms of scripts / in all',
      [median(ours.script), median(ours.work)],
      [median(puck.script), median(puck.work)],
      [],
    ),
    row('typing in the page, key → painted, 50 blocks', spread(ours.inPage), spread(puck.inPage), [17, 22]),
    row('the same, in a rich text', spread(ours.inRichText), spread(puck.inRichText), [17, 22]),
    row('key → painted, 200 blocks', spread(ours200.keys), spread(puck200.keys), []),
    row('200 blocks and CPU 4 × slower', spread(ours200.slowKeys), spread(puck200.slowKeys), []),
    row(
      'key with 200 blocks ÷ with 50',
      share(ours200.keys, ours.keys),
      share(puck200.keys, puck.keys),
      [1.3],
    ),
    row('insert → painted, ms p50 / p95', spread(ours.insert), spread(puck.insert), [30]),
    row('duplicate → painted', spread(ours.duplicate), spread(puck.duplicate), [30]),
    row('reorder → painted', spread(ours.reorder), spread(puck.reorder), [30]),
    row('reorder, 200 blocks', spread(ours200.reorder), spread(puck200.reorder), []),
    row('50 blocks visible, ms', visible(ours), visible(puck), visible(puck), '≤ 1.0 × Puck'),
    row('200 blocks visible, ms', visible(ours200), visible(puck200), visible(puck200), '≤ 1.0 × Puck'),
    row('50 blocks visible to who was there before', returning(ours), returning(puck), []),
    row('200 blocks visible to who was there before', returning(ours200), returning(puck200), []),
    row('first paint of the editor, ms', [median(ours.firstPaint)], [median(puck.firstPaint)], []),
    row(
      'JavaScript of the editor, brotli kB',
      [kilobytes(weight[0].editor)],
      [kilobytes(weight[1].editor)],
      [246],
    ),
    row('JavaScript of the page in its frame', [kilobytes(weight[0].frame)], undefined, []),
    row('list of 10 opened, ms p50 / p95', spread(few.first), undefined, []),
    row('list of 200 opened', spread(many.first), undefined, []),
    row('list of 200 ÷ of 10', share(many.first, few.first), undefined, [1.5]),
    row('list of 200, all its rows', spread(many.all), undefined, []),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(machine());
  console.table(table(await run(Number(process.argv[2]) || 3)));
  console.log(machine());
}
