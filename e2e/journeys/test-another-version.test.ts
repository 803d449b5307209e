import { type Browser, expect } from '@playwright/test';
import { expectClean } from '../board/axe.ts';
import { addBlock, canvas, desktop, expectSaved, newPage, openEditor, panel } from '../board/editor.ts';
import { test } from '../board/journey.ts';

test.use(desktop);

/** What visitors without scripts read first on a page, by the name of their browser. */
async function seenBy(browser: Browser, address: string, release: number): Promise<string> {
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64; rv:${release}.0) Gecko/20100101 Firefox/${release}.0`;
  const context = await browser.newContext({ javaScriptEnabled: false, userAgent });
  const visitor = await context.newPage();
  await visitor.goto(address);
  const title = await visitor.getByRole('heading', { name: /^(Zoals het is|Zoals het kan)$/ }).innerText();
  await context.close();
  return title;
}

test('an admin tests another version of a block: visitors see either, it stays as it is, and B is used', async ({
  page,
  browser,
}) => {
  await openEditor(page);
  const { path } = await newPage(page);
  await addBlock(page, 'Search job');
  const title = panel(page).getByRole('textbox', { name: 'Headline', exact: true });
  await title.fill('Zoals het is');
  await expectSaved(page);

  const openTest = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Test another version' }).click();
  };
  await openTest();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'What decides' }).selectOption('Opens a job');
  // Nothing was changed: there is nothing to compare.
  await dialog.getByRole('button', { name: 'Start the test' }).click();
  await expect(dialog.getByRole('alert')).toContainText('both versions are the same');
  await dialog.getByRole('textbox', { name: 'Headline', exact: true }).fill('Zoals het kan');
  await expect(dialog.frameLocator('iframe[title^="Version B"]').getByText('Zoals het kan')).toBeVisible();
  await expectClean(page, 'a test that begins', { frames: false });
  await dialog.getByRole('button', { name: 'Start the test' }).click();
  await expect(dialog).toContainText('Running, day 1 of 14');
  await expect(dialog).toContainText('Not enough yet');
  await expectClean(page, 'a test that runs', { frames: false });
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  // Each browser sees one of them, and the same again.
  const seen = new Map<number, string>();
  const both = () => new Set(seen.values()).size === 2;
  for (let release = 100; release < 160 && !both(); release += 1)
    seen.set(release, await seenBy(browser, path, release));
  expect([...new Set(seen.values())].toSorted()).toEqual(['Zoals het is', 'Zoals het kan']);
  for (const [release, before] of seen) expect(await seenBy(browser, path, release)).toBe(before);

  // Meanwhile it does not change.
  await expect(panel(page)).toContainText('A test of this block runs');
  await title.focus();
  await expect(title).not.toBeFocused();
  await expectClean(page, 'a block that is tested', { frames: false });
  await panel(page).getByRole('button', { name: 'See the test' }).click();
  await dialog.getByRole('button', { name: 'Use B' }).click();
  await dialog.getByRole('button', { name: 'Do it' }).click();
  await expect(dialog).toContainText('B was chosen');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(canvas(page).getByRole('heading', { name: 'Zoals het kan' })).toBeVisible();
  await expect(title).toHaveValue('Zoals het kan');
  await expectSaved(page);
  for (const release of seen.keys()) expect(await seenBy(browser, path, release)).toBe('Zoals het kan');
});
