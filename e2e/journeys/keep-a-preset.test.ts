import { expect, type Page } from '@playwright/test';
import { addBlock, canvas, desktop, expectSaved, newPage, openEditor, panel } from '../board/editor.ts';
import { test } from '../board/journey.ts';
import { secondSite } from '../board/site.ts';

test.use(desktop);

const headline = (page: Page) => panel(page).getByRole('textbox').first();
const textOnCanvas = (page: Page, text: string) => canvas(page).getByText(text, { exact: true });

test('a block kept under a name stands on other pages with one press, and goes when it is not needed', async ({
  page,
}) => {
  await openEditor(page);
  const { name } = await newPage(page);
  await addBlock(page, 'Text with image');
  await headline(page).fill('Kom bij ons werken');
  await expectSaved(page);

  await page.getByRole('button', { name: 'Presets', exact: true }).click();
  const presets = page.getByRole('region', { name: 'Presets' });
  await presets.getByRole('button', { name: 'Save the chosen block as a preset' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('');
  await dialog.getByRole('button', { name: 'Save preset' }).click();
  await expect(dialog.getByText('Give the preset a name')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`Oproep ${name}`);
  await dialog.getByRole('button', { name: 'Save preset' }).click();
  await expectSaved(page);

  await newPage(page);
  await page.getByRole('button', { name: 'Presets', exact: true }).click();
  await presets.getByRole('searchbox', { name: 'Find a preset' }).fill(name);
  await presets.getByRole('button', { name: `Insert Oproep ${name}` }).click();
  await expect(textOnCanvas(page, 'Kom bij ons werken')).toBeVisible();
  await expectSaved(page);
  // A copy: what is changed in it changes neither the preset nor the other page.
  await headline(page).fill('Kom bij hen werken');
  await expectSaved(page);
  await presets.getByRole('button', { name: `Insert Oproep ${name}` }).click();
  await expect(textOnCanvas(page, 'Kom bij ons werken')).toBeVisible();
  await expect(textOnCanvas(page, 'Kom bij hen werken')).toBeVisible();

  await presets.getByRole('button', { name: `Rename Oproep ${name}` }).click();
  await page.keyboard.type(`Uitnodiging ${name}`);
  await page.keyboard.press('Enter');
  // The keys go on where they were, also where what they were on is gone.
  await expect(presets.getByRole('button', { name: `Rename Uitnodiging ${name}` })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(presets.getByText(`Uitnodiging ${name}`)).toHaveCount(0);
  await expect(presets.getByRole('searchbox', { name: 'Find a preset' })).toBeFocused();
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: /^Undo/ }).click();
  await expectSaved(page);
  await page.reload();
  await page.getByRole('button', { name: 'Presets', exact: true }).click();
  await expect(presets.getByText(`Uitnodiging ${name}`)).toBeVisible();
});

test('a block is copied from one site and pasted on another, with its texts', async ({ page, browser }) => {
  const clipboard = ['clipboard-read', 'clipboard-write'];
  await page.context().grantPermissions(clipboard);
  await openEditor(page);
  await newPage(page);
  await addBlock(page, 'Text with image');
  await headline(page).fill('Van de ene site');
  await expectSaved(page);
  // Out of the text, to the block it is in.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+c');

  const other = await (
    await browser.newContext({
      locale: 'en-GB',
      viewport: { width: 1440, height: 900 },
      permissions: clipboard,
    })
  ).newPage();
  await openEditor(other, `${secondSite}/admin`);
  await newPage(other);
  await other.getByRole('main').focus();
  await other.keyboard.press('Control+v');
  await expect(textOnCanvas(other, 'Van de ene site')).toBeVisible();
  await expectSaved(other);

  // What is no block is reported, and changes nothing.
  await other.evaluate(() => navigator.clipboard.writeText('{"boardwright":"blocks","blocks":[{"key":"faq"'));
  await other.getByRole('main').focus();
  await other.keyboard.press('Control+v');
  await expect(other.getByRole('region', { name: 'Messages' })).toContainText(/clipboard|paste/i);
  await expectSaved(other);
  await other.reload();
  await expect(textOnCanvas(other, 'Van de ene site')).toHaveCount(1);
  await other.context().close();
});
