import { expect } from '@playwright/test';
import { expectClean } from '../board/axe.ts';
import { block, canvas, expectSaved, openEditor, panel } from '../board/editor.ts';
import { test } from '../board/journey.ts';
import { secondSite } from '../board/site.ts';
import { refuseCookies } from '../board/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 860 } });
test.beforeEach(async ({ page }) => refuseCookies(page));

const letters = () =>
  Math.random()
    .toString(36)
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 8);

test('an owner copies a site, goes there without another login, gives it another headline, and deletes and restores it: the first keeps its own', async ({
  page,
}) => {
  const name = `Tweede ${letters()}`;
  const host = `${letters()}.localhost`;
  const { port } = new URL(secondSite);
  await openEditor(page);
  await page.goto('/admin/sites');
  const main = page.getByRole('main');
  const rows = main.getByRole('row');
  await expect(rows.filter({ hasText: 'You are here' })).toContainText('Live');
  await expectClean(page, 'the list of sites');

  // Taken along as a file, and looked at before it would be made anew.
  const more = rows.filter({ hasText: 'You are here' }).getByRole('button', { name: /^More/ });
  await more.click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as a file' }).click();
  const exported = await (await download).path();
  await page.getByRole('button', { name: 'Start a site' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('A file').check();
  await dialog.locator('input[type=file]').setInputFiles(exported);
  await expect(dialog.getByRole('region', { name: 'What the site will have' })).toContainText(/Pages\d+/);
  await expectClean(page, 'a site that is imported');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Close without saving' }).click();

  await more.click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Host name').fill('kunstlicht.localhost');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog).toContainText('Another site of this server answers at this host');
  await expectClean(page, 'a site that is started');
  await dialog.getByLabel('Host name').fill(host);
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(main).toContainText(`${name} is there, as a draft`);
  await expect(rows.filter({ hasText: name })).toContainText('Draft');

  await page.getByRole('button', { name: /switch to another site/ }).click();
  await expectClean(page, 'the way to other sites');
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(name) })
    .click();
  await expect(page).toHaveURL(`http://${host}:${port}/admin/overview`);
  await expect(page.getByRole('banner')).toContainText(name);

  await page.goto(`http://${host}:${port}/admin`);
  // A draft begins with its first steps.
  await page.getByRole('link', { name: /^Skip to the editor/ }).click();
  const heading = canvas(page).getByRole('heading', { level: 1 }).first();
  const first = (await heading.textContent()) ?? '';
  await block(page, 'search-job').first().click();
  await panel(page).getByRole('textbox', { name: 'Headline', exact: true }).fill('Werk in het tweede huis');
  await expect(heading).toHaveText('Werk in het tweede huis');
  await expectSaved(page);
  // Back by the switcher of the page editor, without another login.
  await page.getByRole('button', { name: /switch to another site/ }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Wadwerk/ })
    .click();
  await expect(page).toHaveURL(/localhost:\d+\/admin\/overview/);
  await expect(page.getByRole('banner')).toContainText('Wadwerk');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(first);

  // Deleted it answers nobody; put back it is there as it was.
  await page.goto('/admin/sites');
  await rows.filter({ hasText: name }).getByRole('button', { name: /^More/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByRole('region', { name: 'What goes with it' })).toContainText(/Pages\d+/);
  await expectClean(page, 'a site that is deleted');
  await dialog.getByLabel('Type').fill(name);
  await dialog.getByLabel('Why it is deleted').fill('It was a try');
  await dialog.getByRole('button', { name: 'Delete site' }).click();
  await expect(main.getByRole('region', { name: 'Deleted sites' })).toContainText('30 days');
  await expectClean(page, 'the deleted sites');
  const configuration = `http://${host}:${port}/api/public/v1/configuration`;
  const visitor = await page.context().newPage();
  const answers = async () => (await visitor.goto(configuration))?.status();
  expect(await answers()).toBe(404);
  await main
    .getByRole('region', { name: 'Deleted sites' })
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(main.getByRole('region', { name: 'Deleted sites' })).toHaveCount(0);
  await expect(rows.filter({ hasText: name })).toContainText('Draft');
  expect(await answers()).toBe(200);
  await visitor.close();
});
