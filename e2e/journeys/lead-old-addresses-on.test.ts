import { expect, type Page } from '@playwright/test';
import { newApplicant } from '../board/applicant.ts';
import { expectClean } from '../board/axe.ts';
import { openEditor } from '../board/editor.ts';
import { test } from '../board/journey.ts';
import { complaints, refuseCookies } from '../board/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 860 } });
test.beforeEach(async ({ page }) => refuseCookies(page));

const rows = (page: Page) => page.getByRole('main').getByRole('row');
/** Where a visitor who asks for an address is answered, and with what. */
async function visit(page: Page, path: string): Promise<readonly [status: number, to: string | undefined]> {
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36';
  const answer = await page.request.get(path, { maxRedirects: 0, headers: { 'user-agent': userAgent } });
  return [answer.status(), answer.headers()['location']];
}

test('an admin leads old addresses on, mends what leads nowhere, and takes a deletion back', async ({
  page,
}) => {
  const family = newApplicant().family.toLowerCase();
  const [old, mistyped] = [`/old-${family}`, `/vacatures/zorgbaan-${family}`];
  for (let visitor = 0; visitor < 2; visitor++) expect((await visit(page, mistyped))[0]).toBe(404);
  await openEditor(page);
  // The overview says that addresses lead nowhere, and leads there.
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Most viewed jobs' })).toBeVisible();
  await expectClean(page, 'the overview');
  await page.getByRole('listitem').filter({ hasText: 'nowhere' }).getByRole('link', { name: 'Mend' }).click();

  await page.getByLabel('From', { exact: true }).fill(old);
  await page.getByLabel('To', { exact: true }).fill(`${old}/`);
  await page.getByRole('button', { name: 'Add redirect' }).click();
  await expect(page.getByText('That leads to itself')).toBeVisible();
  await expectClean(page, 'the redirects');
  // From here on nothing is refused.
  const done = complaints(page);
  await page.getByLabel('To', { exact: true }).fill('/vacatures?search=zorg');
  await page.getByRole('button', { name: 'Add redirect' }).click();
  await expect(rows(page).filter({ hasText: old })).toContainText('/vacatures?search=zorg');
  expect(await visit(page, old)).toEqual([301, '/vacatures?search=zorg']);

  const lost = page.getByRole('listitem').filter({ hasText: mistyped });
  await expect(lost).toContainText('search in the list');
  await lost.getByRole('button', { name: /^Mend/ }).click();
  await expect(lost).toHaveCount(0);
  expect(await visit(page, mistyped)).toEqual([
    301,
    `/vacatures?search=zorgbaan+${family.replace('-', '+')}`,
  ]);

  await page.getByRole('searchbox', { name: 'Find an address' }).fill(family);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Pick all on this page' }).check();
  await expectClean(page, 'the redirects');
  await page.getByRole('button', { name: 'Delete 2' }).click();
  await expect(page.getByText('No redirect has')).toBeVisible();
  expect((await visit(page, old))[0]).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(3);
  expect((await visit(page, old))[0]).toBe(301);

  // On a telephone all of it is there, one below the other.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: `Edit: ${old}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kind').selectOption('302, for now');
  await expectClean(page, 'the redirects');
  await dialog.getByRole('button', { name: 'Save redirect' }).click();
  await expect(rows(page).filter({ hasText: old })).toContainText('302');
  expect(await visit(page, old)).toEqual([302, '/vacatures?search=zorg']);
  done();
});
