import { expect, type Page } from '@playwright/test';
import { expectClean } from '../board/axe.ts';
import { addBlock, desktop, expectSaved, newPage, openEditor, panel } from '../board/editor.ts';
import { test } from '../board/journey.ts';

test.use(desktop);

/** The smallest picture there is. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const library = (page: Page) => page.getByRole('main');

async function openLibrary(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/media?find=${name}`);
  await expect(library(page).getByRole('heading', { level: 1, name: 'Media' })).toBeVisible();
}

test('an admin uploads pictures, says what one shows, crops it, puts it on a page with its words, replaces it there, and deletes it knowing where it is', async ({
  page,
}) => {
  const name = `kade${Date.now()}`;
  await openEditor(page);
  await openLibrary(page, name);
  await expect(library(page)).toContainText('No picture matches this.');
  await page.locator('input[type=file]').setInputFiles([
    { name: `${name}-een.png`, mimeType: 'image/png', buffer: pixel },
    { name: `${name}-kapot.png`, mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
    { name: `${name}-twee.png`, mimeType: 'image/png', buffer: pixel },
  ]);
  await expect(library(page)).toContainText('2 files uploaded · 1 file was not taken');
  await expect(library(page).getByRole('alert')).toContainText('JPG');
  await expect(library(page).getByRole('link', { name: `${name}-een.png` })).toContainText('No alt text');
  await expectClean(page, 'the library after uploads');

  await library(page)
    .getByRole('link', { name: `${name}-een.png` })
    .click();
  await expect(library(page)).toContainText('Nowhere yet.');
  await library(page).getByLabel('Dutch').fill('De kade van Eemshaven bij laag water');
  await library(page).getByRole('button', { name: 'Save' }).click();
  await expect(library(page)).toContainText('Saved.');
  await expectClean(page, 'a picture with its words');
  await library(page).getByRole('button', { name: 'Crop' }).click();
  await page.getByRole('dialog').getByLabel('Shape').selectOption('1:1');
  await expectClean(page, 'cropping a picture');
  await page.getByRole('dialog').getByRole('button', { name: 'Crop' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Nothing can be written before it is read anew.
  await expect(library(page).locator('form')).not.toHaveAttribute('inert');
  await library(page).getByRole('slider').press('ArrowRight');
  await library(page).getByRole('button', { name: 'Save' }).click();
  await expect(library(page)).toContainText('Saved.');

  await page.goto('/admin');
  const { name: pageName, path } = await newPage(page);
  await addBlock(page, 'Text with image');
  await panel(page)
    .getByRole('tab', { name: /^Design/ })
    .click();
  await panel(page).getByRole('button', { name: 'From the library' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('kade van Eemshaven');
  await dialog.getByRole('searchbox').press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectClean(page, 'choosing from the library');
  await dialog.getByRole('button', { name: `${name}-een.png` }).click();
  await expect(panel(page).getByRole('textbox', { name: 'Alt text' })).toHaveValue(
    'De kade van Eemshaven bij laag water',
  );
  await expect(panel(page).getByRole('slider', { name: 'Focal point' })).toHaveAttribute(
    'aria-valuetext',
    /^51 % from the left/,
  );
  await expectSaved(page);

  await openLibrary(page, name);
  await expect(library(page).getByRole('link', { name: `${name}-een.png` })).toContainText('1 place');
  await expect(library(page).getByRole('link', { name: `${name}-twee.png` })).toContainText('not used');
  await library(page)
    .getByRole('link', { name: `${name}-een.png` })
    .click();
  await expect(library(page).getByRole('link', { name: `${pageName}: Text with image` })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'vuurtoren.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><rect/></svg>',
    ),
  });
  await expect(dialog).toContainText('It changes in 1 place at once.');
  await expectClean(page, 'replacing everywhere');
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(library(page).getByRole('heading', { level: 1 })).toHaveText(`${name}-een.svg`);
  const html = async () => (await page.request.get(path)).text();
  await expect.poll(html).toMatch(/src="[^"]*[0-9a-f]{40}\.svg"[^>]*alt="De kade van Eemshaven/);
  await library(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('1 place still uses it');
  await expect(dialog).toContainText(pageName);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(library(page)).toContainText(`${name}-een.svg is deleted.`);
  await library(page).getByRole('button', { name: 'Undo' }).click();
  await expect(library(page).getByRole('link', { name: `${name}-een.svg` })).toBeVisible();

  for (const box of await library(page).getByRole('checkbox', { name }).all()) await box.check();
  await expectClean(page, 'several pictures picked');
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('1 of them is still used');
  await expect(dialog).toContainText(pageName);
  await expectClean(page, 'deleting several pictures');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(library(page)).toContainText('2 files are deleted.');
  await library(page).getByRole('button', { name: 'Undo' }).click();
  await expect(library(page).getByRole('link', { name: `${name}-twee.png` })).toBeVisible();
});
