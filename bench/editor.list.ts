import type { Browser } from 'playwright-core';
import { painted } from './editor.measure.ts';
import type { Ours } from './editor.product.ts';

/** Milliseconds from choosing a block with a list until its panel shows rows. */
export interface ListTimes {
  readonly first: readonly number[];
  readonly all: readonly number[];
}

interface Document {
  readonly data: {
    readonly blocks: {
      readonly id: number;
      readonly settings: Record<string, { settings: Record<string, unknown> }>;
    }[];
  };
}

const rows = '[data-setting="questions"] ol > li';

/**
 * Opens lists of so many questions, again and again and in turn: what slows the machine for a while slows them alike. No
 * list of the product takes 200 items: the editor is told of them by an answer that is longer than what is stored.
 * @returns the times in the order of `sizes`
 */
export async function openLists(
  browser: Browser,
  ours: Ours,
  sizes: readonly number[],
  rounds: number,
): Promise<readonly ListTimes[]> {
  const lists = await Promise.all(sizes.map((items) => listOf(browser, ours, items)));
  try {
    for (const { open, items } of lists) await open(items);
    const times = lists.map(() => ({ first: [] as number[], all: [] as number[] }));
    for (let round = 0; round < rounds; round++)
      for (const [nth, { open, items }] of lists.entries()) {
        times[nth]?.first.push(await open(1));
        times[nth]?.all.push(await open(items));
      }
    return times;
  } finally {
    for (const { page } of lists) await page.context().close();
  }
}

/** A page with a list of so many questions, in a window of its own. */
async function listOf(browser: Browser, ours: Ours, items: number) {
  const { address, text, list } = await ours.listPage();
  const page = await ours.newPage(browser);
  await page.route('**/job-board-builder/sites/*/document', async (route) => {
    const answer = await route.fetch();
    const document = (await answer.json()) as Document;
    const found = document.data.blocks.find(({ id }) => id === list);
    for (const row of Object.values(found?.settings ?? {}))
      row.settings['faq_questions'] = Array.from({ length: items }, (_, nth) => ({
        question: `Vraag ${nth + 1}`,
        answer: `<p>Antwoord ${nth + 1}</p>`,
      }));
    await route.fulfill({ json: document });
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Outline', exact: true }).click();
  const row = (id: number) => page.locator(`[data-outline-row="${id}"]`);
  /** Milliseconds until so many rows are painted. */
  const open = async (count: number): Promise<number> => {
    await page.bringToFront();
    await row(text).click();
    await page.locator('#set-headerText').waitFor();
    await page.waitForTimeout(600);
    const awaited = { event: 'click', selector: rows, count } as const;
    const time = await painted(page, awaited, () => row(list).dispatchEvent('click'));
    await page.waitForTimeout(600);
    return time;
  };
  return { page, items, open };
}
