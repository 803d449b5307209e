import { expect, type Page } from '@playwright/test';
import {
  addBlock,
  block,
  canvas,
  desktop,
  expectSaved,
  newPage,
  openEditor,
  panel,
} from '../board/editor.ts';
import { test } from '../board/journey.ts';

test.use(desktop);

const headline = (page: Page) => panel(page).getByRole('textbox').first();
const textOnCanvas = (page: Page, text: string) => canvas(page).getByText(text, { exact: true });

/** A page with two headlines of its own, copied from another: it begins with what it was. */
async function aCopiedPage(page: Page): Promise<{ readonly name: string; readonly path: string }> {
  const { name: from } = await newPage(page);
  for (const text of ['Zoals het begon', 'Gaat nog weg']) {
    await addBlock(page, 'Text with image');
    await headline(page).fill(text);
    await expectSaved(page);
  }
  const name = `${from} two`;
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByRole('radio', { name: 'A copy of a page' }).check();
  await dialog.getByRole('combobox', { name: 'Page to copy' }).selectOption({ label: from });
  await dialog.getByRole('textbox', { name: 'Label' }).fill(name);
  await dialog.getByRole('button', { name: 'Create page' }).click();
  const current = page.getByRole('button', { name: new RegExp(`^Page: ${name}`) });
  await expect(current).toBeVisible();
  await expectSaved(page);
  await expect(textOnCanvas(page, 'Gaat nog weg')).toBeVisible();
  return { name, path: /\/\S*$/.exec((await current.textContent()) ?? '')?.[0] ?? '' };
}

/** The words that the page on the bench marks as come and gone. */
const markedWords = (page: Page) =>
  page.locator('main iframe').evaluate((frame: HTMLIFrameElement) => {
    const { CSS: css } = frame.contentWindow as Window & typeof globalThis;
    const text = (name: string) =>
      [...(css.highlights.get(name) ?? [])].map((range) => range.toString().slice(1, -1));
    return { added: text('boardwright-added'), removed: text('boardwright-removed') };
  });

test('an admin sees in the page what changed, brings it back as it was, and takes one block out of it', async ({
  page,
  browser,
  baseURL,
}) => {
  await openEditor(page);
  const { name, path } = await aCopiedPage(page);
  await block(page, 'text-with-image').nth(1).click();
  await expect(headline(page)).toHaveValue('Gaat nog weg');
  await page.keyboard.press('Delete');
  await expect(textOnCanvas(page, 'Gaat nog weg')).toHaveCount(0);
  await block(page, 'text-with-image').first().click();
  await headline(page).fill('Zoals het werd');
  await expectSaved(page);

  await page.getByRole('button', { name: 'Revisions', exact: true }).click();
  const list = page.getByRole('region', { name: `Revisions of ${name}` });
  await list.getByRole('button', { name: /Text with image: Heading changed/ }).click();
  const bench = page.getByRole('main');
  await expect(bench.getByText('Heading changed')).toBeVisible();
  await expect(bench.getByText('Removed', { exact: true })).toBeVisible();
  await expect(textOnCanvas(page, 'Gaat nog weg')).toBeVisible();
  // In the block that changed: what it said, struck, and what it says since.
  await expect.poll(() => markedWords(page)).toEqual({ added: ['werd'], removed: ['begon'] });
  // It is looked at: a click chooses nothing, and visitors see nothing of it.
  await block(page, 'text-with-image').first().click();
  await expect(panel(page)).toHaveCount(0);
  await bench.getByRole('button', { name: 'Then', exact: true }).click();
  await expect(textOnCanvas(page, 'Gaat nog weg')).toHaveCount(0);
  await expect(textOnCanvas(page, 'Zoals het werd')).toBeVisible();
  await expect.poll(() => markedWords(page)).toEqual({ added: [], removed: [] });

  const before = list.getByRole('button', { name: /Before the first change/ });
  await before.click();
  // Under a name it is kept for good.
  await list.getByRole('button', { name: 'Name this' }).click();
  await list.getByRole('textbox', { name: 'Name of this revision' }).fill('Voor de campagne');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button', { name: /Before the first change.*Voor de campagne/ })).toBeVisible();
  await expect(list.getByRole('button', { name: 'Rename' })).toBeFocused();
  await expect(textOnCanvas(page, 'Zoals het begon')).toBeVisible();
  await bench.getByRole('button', { name: 'Now', exact: true }).click();
  await expect(textOnCanvas(page, 'Zoals het werd')).toBeVisible();
  await list.getByRole('button', { name: /^Restore/ }).click();
  await expectSaved(page);
  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  await visitor.goto(`/en${path}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Zoals het begon');
  await expect(visitor.getByText('Gaat nog weg')).toBeVisible();
  await visitor.close();

  // One step back, and then one block alone.
  await page.keyboard.press('Control+z');
  await expectSaved(page);
  await expect(textOnCanvas(page, 'Zoals het werd')).toBeVisible();
  await expect(textOnCanvas(page, 'Gaat nog weg')).toHaveCount(0);
  await before.click();
  await list.getByText('Copy a block from here').click();
  await list.getByRole('button', { name: 'Put a copy of Text with image on the page: Gaat nog weg' }).click();
  await expectSaved(page);
  await expect(textOnCanvas(page, 'Zoals het werd')).toBeVisible();
  await expect(textOnCanvas(page, 'Gaat nog weg')).toBeVisible();
});
