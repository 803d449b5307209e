import { expect, type Page } from '@playwright/test';
import { newApplicant } from '../board/applicant.ts';
import { expectClean } from '../board/axe.ts';
import { openEditor } from '../board/editor.ts';
import { test } from '../board/journey.ts';
import { writeRichText } from '../board/rich-text.ts';
import { complaints, refuseCookies } from '../board/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
test.beforeEach(async ({ page }) => refuseCookies(page));

const list = '/admin/content?part=landing-pages';
const rows = (page: Page) => page.getByRole('main').getByRole('table').getByRole('row');

/** What a guest gets at an address: the status, where it leads to and what stands there. */
async function asGuest(page: Page, address: string) {
  const guest = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  if (!guest) throw new Error('There is no browser to be a guest in');
  try {
    const answer = await guest.request.get(new URL(address, page.url()).href);
    return { status: answer.status(), path: new URL(answer.url()).pathname, text: await answer.text() };
  } finally {
    await guest.close();
  }
}
const sitemap = async (page: Page) => (await asGuest(page, '/sitemap-pages.xml')).text;

test('an admin makes a landing page of a search, publishes it, moves it, takes it off, deletes and restores it', async ({
  page,
}) => {
  const { family } = newApplicant();
  const title = `Zorgbanen ${family}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const address = `/vacatures-zoeken/${slug}`;
  await openEditor(page);
  const done = complaints(page);
  await page.goto(list);
  await expect(page.getByRole('heading', { level: 1, name: 'Landing pages' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Searched without result' })).toBeVisible();
  await expectClean(page, 'the landing pages');
  await page.getByRole('button', { name: 'New landing page' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('main')).toContainText('Say what it searches for');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByLabel('Keyword').fill('verpleegkundige');
  await expect(page.getByRole('status').filter({ hasText: /\d+ jobs now/ })).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Text above the jobs' });
  await writeRichText(text, 'Zorg is hier dichtbij.');
  await expectClean(page, 'a landing page');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/open=\d+/);
  await expect(page.getByLabel('Address')).toHaveValue(slug);
  expect((await asGuest(page, address)).status).toBe(404);
  expect(await sitemap(page)).not.toContain(slug);

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe[title="The landing page as visitors see it"]');
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(preview.getByText('Zorg is hier dichtbij.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to writing' }).click();

  await page.getByRole('radio', { name: 'Now' }).check();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('main')).toContainText('Published: visitors see it now');
  const there = await asGuest(page, address);
  expect([there.status, there.text.includes('Zorg is hier dichtbij.')]).toEqual([200, true]);
  expect(await sitemap(page)).toContain(address);

  await page.getByLabel('Address').fill(`${slug}-2`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByLabel('Address')).toHaveValue(`${slug}-2`);
  await expect(page.getByRole('main')).toContainText('Published: visitors see it now');
  expect((await asGuest(page, address)).path).toBe(`${address}-2`);

  await page.getByRole('radio', { name: 'Not shown' }).check();
  await page.getByRole('button', { name: 'Take off the site' }).click();
  await expect(page.getByRole('main')).toContainText('Visitors do not see it');
  expect((await asGuest(page, `${address}-2`)).status).toBe(404);

  await page.getByRole('link', { name: 'All landing pages' }).click();
  await page.getByRole('searchbox').fill(family);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(rows(page)).toHaveCount(2);
  await rows(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('main')).toContainText('It can be restored for 30 days');
  await page.getByLabel('State').selectOption('Deleted');
  await rows(page)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await page.getByLabel('State').selectOption('Not shown');
  await expect(rows(page).filter({ hasText: title })).toBeVisible();
  done();
});
