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
 * Opens a list of so many questions, again and again. No list of the product takes 200 items: the editor is told of
 * them by an answer that is longer than what is stored.
 */
export async function openList(
  browser: Browser,
  ours: Ours,
  items: number,
  rounds: number,
): Promise<ListTimes> {
  const { address, text, list } = await ours.listPage();
  const page = await ours.newPage(browser);
  try {
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
    const open = async (count: number): Promise<number> => {
      await row(text).click();
      await page.locator('#set-headerText').waitFor();
      await page.waitForTimeout(600);
      const awaited = { event: 'click', selector: rows, count } as const;
      const time = await painted(page, awaited, () => row(list).dispatchEvent('click'));
      await page.waitForTimeout(600);
      return time;
    };
    await open(items);
    const first: number[] = [];
    const all: number[] = [];
    for (let round = 0; round < rounds; round++) {
      first.push(await open(1));
      all.push(await open(items));
    }
    return { first, all };
  } finally {
    await page.context().close();
  }
}
