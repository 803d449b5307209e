import { expect, type Page } from '@playwright/test';
import { expectClean } from '../board/axe.ts';
import { openEditor } from '../board/editor.ts';
import { newApplicant } from '../board/applicant.ts';
import { test } from '../board/journey.ts';
import { complaints, refuseCookies } from '../board/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 860 } });
test.beforeEach(async ({ page }) => refuseCookies(page));

const rows = (page: Page) => page.getByRole('main').getByRole('row');
/** What visitors may choose from. */
async function offered(page: Page): Promise<string> {
  const answer = await page.request.get('/api/public/v1/configuration', {
    headers: { 'accept-language': 'nl' },
  });
  return answer.text();
}

test('an admin adds a category, moves and renames it, imports more, merges two and archives one', async ({
  page,
}) => {
  const { family } = newApplicant();
  const name = `Stage ${family}`;
  await openEditor(page);
  const done = complaints(page);
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Groups of categories' })
    .getByRole('link', { name: /^Ervaring/ })
    .click();
  await page.getByRole('button', { name: 'New category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save category' }).click();
  await expect(dialog).toContainText('Fill in a name');
  await expectClean(page, 'the categories');
  await dialog.getByLabel('Name in Dutch').fill(name);
  await dialog.getByRole('button', { name: 'Save category' }).click();
  const row = rows(page).filter({ hasText: name });
  await expect(row).toContainText('Not translated');
  expect(await offered(page)).toContain(name);
  await expectClean(page, 'the categories');

  // By the keyboard alone: the focus stays with what moves.
  const up = page.getByRole('button', { name: `Move ${name} up` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(rows(page).last()).not.toContainText(name);
  await expect(up).toBeFocused();
  await row.getByRole('button', { name, exact: true }).click();
  await dialog.getByLabel('Name in English').fill(`Internship ${family}`);
  await dialog.getByRole('button', { name: 'Save category' }).click();
  await expect(row).toContainText(`Internship ${family}`);

  const second = `Traineeship ${family}`;
  await page.getByRole('button', { name: 'Import list' }).click();
  await dialog.getByRole('textbox').fill(`${second}; Trainee ${family}\n${name}\n; nothing`);
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog).toContainText('Give it a name in Dutch');
  await expectClean(page, 'the categories');
  await dialog.getByRole('button', { name: 'Add 1' }).click();
  await expect(dialog).toContainText('1 category is added');
  // The line that was wrong waits to be put right.
  await dialog.getByRole('textbox').fill('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rows(page).filter({ hasText: second })).toContainText(`Trainee ${family}`);

  const rowMenu = async (of: string, item: string) => {
    await rows(page)
      .filter({ hasText: of })
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('button', { name: item, exact: true }).click();
  };
  await rowMenu(second, 'Merge with another');
  await dialog.getByRole('combobox').selectOption({ label: name });
  await expect(dialog).toContainText(`mean “${name}” from then on`);
  await expectClean(page, 'the categories');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(rows(page).filter({ hasText: second })).toHaveCount(0);
  expect(await offered(page)).not.toContain(second);

  await rowMenu(name, 'Archive');
  await dialog.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(rows(page).filter({ hasText: name })).toHaveCount(0);
  expect(await offered(page)).not.toContain(name);
  await page.getByRole('link', { name: /^Archived/ }).click();
  await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toBeVisible();
  await expect(rows(page).filter({ hasText: second })).toContainText(`Part of ${name}`);
  await expectClean(page, 'the categories');
  done();
});
