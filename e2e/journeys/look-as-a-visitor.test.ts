import { expect } from '@playwright/test';
import {
  addBlock,
  askForPage,
  canvas,
  desktop,
  expectSaved,
  holdBack,
  newPage,
  openEditor,
  panel,
} from '../board/editor.ts';
import { test } from '../board/journey.ts';

test.use(desktop);

test('an admin looks at a page as each kind of visitor, at every width, in another language', async ({
  page,
}) => {
  await openEditor(page);
  const bar = page.getByRole('banner');
  const link = (name: string) => canvas(page).locator('header').getByRole('link', { name }).first();
  await expect(link('Inloggen')).toBeVisible();
  await bar.getByText('Employer').click();
  await expect(link('Inloggen')).toHaveCount(0);
  await bar.getByText('Candidate').click();
  await expect(link('Inloggen')).toHaveCount(0);
  await bar.getByText('Guest').click();
  await expect(link('Inloggen')).toBeVisible();

  await bar.getByRole('combobox', { name: 'Language of the website' }).selectOption('EN');
  await expect(link('Log in')).toBeVisible();
  for (const [name, width] of [
    ['Mobile, 0', 390],
    ['Tablet, 768', 768],
    ['HD desktop, 1920', 1920],
  ] as const) {
    await bar.getByTitle(name).click();
    await expect
      .poll(() =>
        canvas(page)
          .locator('html')
          .evaluate(() => window.innerWidth),
      )
      .toBe(width);
  }
});

test('a link of the page on the bench leads nowhere, not even while its pictures are on their way', async ({
  page,
}) => {
  await openEditor(page);
  const pictures = await holdBack(page, '**/uploads/**');
  await page.reload({ waitUntil: 'domcontentloaded' });
  const link = canvas(page).locator('header').getByRole('link', { name: 'Over ons' }).first();
  await link.click();
  await expect(panel(page)).toHaveAccessibleName('Settings of Navigation bar');
  await expect(canvas(page).locator('[data-block-key="search-job"]').first()).toBeVisible();
  pictures();

  await page.goto('/admin/languages');
  const preview = page.getByRole('complementary', { name: 'In the page' }).frameLocator('iframe');
  const search = preview.locator('[data-block-key="search-job"]').first();
  await expect(search).toBeVisible();
  const there = preview.locator('footer a[href="/vacatures"]').first();
  await there.evaluate((one) => (one as HTMLElement).click());
  await expect(search).toBeVisible();
});

test('a page that was deleted gives way to the one before it, and comes back with all that stood on it', async ({
  page,
  browser,
  baseURL,
}) => {
  await openEditor(page);
  await newPage(page);
  const second = await newPage(page);
  await addBlock(page, 'Text with image');
  await page
    .getByRole('complementary', { name: /^Settings of / })
    .getByRole('textbox')
    .first()
    .fill('Blijft bewaard');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  // Another journey may have made one meanwhile.
  const listed = await page.getByRole('region', { name: 'Pages' }).getByRole('listitem').allInnerTexts();
  const at = listed.findIndex((text) => text.includes(second.name));
  const before = listed[at - 1]?.split('\n')[0]?.trim() ?? '';
  expect(before).not.toBe('');
  await page.getByRole('button', { name: `${second.name} ${second.path}`, exact: true }).hover();
  await page.getByRole('button', { name: `Delete ${second.name}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Pages' }).locator('li :focus')).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^Page: ${before}`) })).toBeVisible();
  await expectSaved(page);
  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  expect((await visitor.goto(second.path))?.status()).toBe(404);
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: /^Undo/ }).click();
  await expectSaved(page);
  await expect(page.getByRole('button', { name: new RegExp(`^Page: ${second.name}`) })).toBeVisible();
  await expect(canvas(page).getByText('Blijft bewaard')).toBeVisible();
  expect((await visitor.goto(second.path))?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Blijft bewaard');
  await visitor.close();

  // A page that is undone again leaves nothing empty on the bench.
  const third = await newPage(page);
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: new RegExp(`^Page: ${second.name}`) })).toBeVisible();
  await expectSaved(page);
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('button', { name: new RegExp(`^Page: ${third.name}`) })).toBeVisible();
  await expectSaved(page);

  // Nor one that is undone while the server makes it.
  const answer = await holdBack(page, '**/job-board-builder/pages');
  await askForPage(page, `${third.name} toch niet`);
  await expect(page.getByRole('button', { name: /^Page: .* toch niet/ })).toBeVisible();
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+z');
  answer();
  const pageButton = page.getByRole('button', { name: new RegExp(`^Page: ${third.name} /`) });
  await expect(pageButton).toBeVisible();
  await expectSaved(page);
  await expect(pageButton).toBeVisible();
  await page.reload();
  await expect(pageButton).toBeVisible();
});
