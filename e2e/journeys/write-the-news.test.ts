import { expect, type Page } from '@playwright/test';
import { newApplicant } from '../board/applicant.ts';
import { expectClean } from '../board/axe.ts';
import { openEditor } from '../board/editor.ts';
import { test } from '../board/journey.ts';
import { writeRichText } from '../board/rich-text.ts';
import { complaints, refuseCookies } from '../board/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
test.beforeEach(async ({ page }) => refuseCookies(page));

const list = '/admin/content?part=articles';
const rows = (page: Page) => page.getByRole('main').getByRole('row');

/** What a guest gets at an address: the status, where it leads to and what stands there. */
async function asGuest(page: Page, address: string) {
  const guest = await page.context().browser()?.newContext();
  if (!guest) throw new Error('There is no browser to be a guest in');
  try {
    const answer = await guest.request.get(new URL(address, page.url()).href);
    return { status: answer.status(), path: new URL(answer.url()).pathname, text: await answer.text() };
  } finally {
    await guest.close();
  }
}
const sitemap = async (page: Page) => (await asGuest(page, '/sitemap-pages.xml')).text;

test('an admin writes an article, plans it, publishes it, moves it, takes it off, deletes and restores it', async ({
  page,
}) => {
  const { family } = newApplicant();
  const title = `Werken bij ${family}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const address = `/nieuws-artikel/${slug}`;
  await openEditor(page);
  const done = complaints(page);
  await page.goto(list);
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  await expectClean(page, 'the articles');
  await page.getByRole('button', { name: 'New article' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('main')).toContainText('Fill in a title');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page
    .getByRole('textbox', { name: /^Short description/ })
    .fill('Vijf banen die je alleen hier vindt.');
  const text = page.getByRole('textbox', { name: 'Text' });
  await writeRichText(text, 'Om zeven uur gaat de kraan aan.');
  await page.getByLabel('Author').fill('Hinke Zijlstra');
  await expectClean(page, 'an article');

  // What is not saved is there again after a reload.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title);
  await expect(text).toContainText('Om zeven uur gaat de kraan aan.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/open=\d+/);
  await expect(page.getByLabel('Address')).toHaveValue(slug);
  expect((await asGuest(page, address)).status).toBe(404);

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe[title="The article as visitors see it"]');
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(preview.getByText('Door Hinke Zijlstra')).toBeVisible();
  // The same address shows a guest no more than an example.
  const number = /open=(\d+)/.exec(page.url())?.[1] ?? '';
  const seen = await asGuest(page, `${address}?layout=editor&article=${number}`);
  expect(seen.text).not.toContain('Om zeven uur gaat de kraan aan.');
  await page.getByRole('button', { name: 'Back to writing' }).click();

  await page.getByRole('radio', { name: 'Planned' }).check();
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Choose a day and a time');
  await page.getByLabel('Day').fill('2099-11-26');
  await page.getByLabel('Time', { exact: true }).fill('07:00');
  await page.getByRole('button', { name: /^Plan for Thu, 26 Nov 2099/ }).click();
  await expect(page.getByRole('main')).toContainText('Planned for Thu, 26 Nov 2099');
  await expectClean(page, 'an article');
  expect((await asGuest(page, address)).status).toBe(404);
  expect(await sitemap(page)).not.toContain(slug);

  await page.getByRole('radio', { name: 'Now' }).check();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('main')).toContainText('Published: visitors see it now');
  const there = await asGuest(page, address);
  expect([there.status, there.text.includes('Om zeven uur gaat de kraan aan.')]).toEqual([200, true]);
  expect((await asGuest(page, '/nieuws')).text).toContain(title);
  expect(await sitemap(page)).toContain(address);

  await page.getByLabel('Address').fill(`${slug}-2`);
  await expect(page.getByRole('main')).toContainText('will lead on to the new one');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('main')).toContainText('Published: visitors see it now');
  expect((await asGuest(page, address)).path).toBe(`${address}-2`);
  expect(await sitemap(page)).toContain(`${address}-2`);

  await page.getByRole('radio', { name: 'Not shown' }).check();
  await page.getByRole('button', { name: 'Take off the site' }).click();
  await expect(page.getByRole('main')).toContainText('Visitors do not see it');
  expect([(await asGuest(page, address)).status, (await asGuest(page, `${address}-2`)).status]).toEqual([
    404, 404,
  ]);
  expect((await asGuest(page, '/nieuws')).text).not.toContain(title);

  await page.getByRole('link', { name: 'All articles' }).click();
  await page.getByRole('searchbox').fill(family);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(rows(page)).toHaveCount(2);
  await rows(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('main')).toContainText('It can be restored for 30 days');
  await expect(page.getByRole('main')).toContainText('No article is found');
  await page.getByLabel('State').selectOption('Deleted');
  await expectClean(page, 'the articles');
  await rows(page)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await page.getByLabel('State').selectOption('Not shown');
  await expect(rows(page).filter({ hasText: title })).toBeVisible();
  done();
});

test('two admins who write one article keep what each changed, and choose where both did', async ({
  page,
}) => {
  const { family } = newApplicant();
  await openEditor(page);
  const number = await page.evaluate(async (title) => {
    const answer = await fetch('/api/admin/v1/articles', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title, locale: 'nl' }),
    });
    return String((await answer.json()).data.id);
  }, family);
  await page.goto(`${list}&open=${number}`);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`${family} van mij`);
  await page.getByLabel('Category').fill('In de regio');
  await page.evaluate(
    async ([id, title]) => {
      await fetch(`/api/admin/v1/articles/${id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ revision: 1, title, author: 'Een ander' }),
      });
    },
    [number, `${family} van de ander`] as const,
  );
  await page.getByRole('button', { name: 'Save draft' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('both changed this');
  await expectClean(page, 'two who changed one article');
  await dialog.getByRole('radio', { name: /^Theirs/ }).check();
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    `${family} van de ander`,
  );
  await expect(page.getByLabel('Author')).toHaveValue('Een ander');
  await expect(page.getByLabel('Category')).toHaveValue('In de regio');
});
