import { expect, type Page } from '@playwright/test';
import { addBlock, expectSaved, newPage, openEditor } from '../board/editor.ts';
import { test } from '../board/journey.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

const panel = (page: Page) => page.getByRole('complementary', { name: /^Settings of / });
const finding = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words }).first();

test('what the checks find is put right where they lead to, and what is not translated is shown as it is', async ({
  page,
  browser,
  baseURL,
}) => {
  await openEditor(page);
  const { path } = await newPage(page);
  await addBlock(page, 'Text with image');
  await panel(page).getByRole('textbox').first().fill('Werken aan zee');
  const text = panel(page).getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await text.evaluate((editor) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p>Lees <a href="/nergens-heen">meer over ons</a></p>');
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expectSaved(page);

  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  await visitor.goto(`/en${path}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Werken aan zee');
  await visitor.close();

  await page.getByRole('button', { name: /^Checks/ }).click();
  await finding(page, 'Link to nothing').getByRole('button', { name: 'Go there' }).click();
  await expect(text).toBeFocused();
  await finding(page, 'Title or description missing').getByRole('button', { name: 'Go there' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Description/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await finding(page, 'not translated').getByRole('button', { name: 'Open side by side' }).click();
  await expect(page.getByRole('button', { name: /^Write / }).first()).toBeFocused();
  await page.getByRole('button', { name: /^Write Text in EN/ }).click();
  await expect(page.getByRole('textbox', { name: 'Text in EN' })).toBeFocused();
});

test('a finding in a list leads to its very row, opened, and to the part of it', async ({ page }) => {
  await openEditor(page);
  await newPage(page);
  await addBlock(page, 'Partner footer');
  const links = panel(page).getByRole('group', { name: 'Links', exact: true });
  for (const [name, address] of [
    ['Prijzen', '/nergens-heen'],
    ['Over ons', '/'],
  ] as const) {
    await links.getByRole('button', { name: 'Add link' }).click();
    await links.getByRole('textbox', { name: 'Text' }).fill(name);
    await links.getByRole('combobox', { name: 'Address' }).fill(address);
  }
  await expectSaved(page);
  await addBlock(page, 'FAQ');
  await expectSaved(page);
  await page.getByRole('button', { name: /^Checks/ }).click();
  await finding(page, '/nergens-heen').getByRole('button', { name: 'Go there' }).click();
  await expect(links.getByRole('combobox', { name: 'Address' })).toBeFocused();
  await expect(links.getByRole('combobox', { name: 'Address' })).toHaveValue('/nergens-heen');
});
