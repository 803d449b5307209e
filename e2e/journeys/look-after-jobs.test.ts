import { expect, type Page } from '@playwright/test';
import { callApi } from '../board/accounts.ts';
import { expectClean } from '../board/axe.ts';
import { openEditor } from '../board/editor.ts';
import { newEmployer } from '../board/employer.ts';
import { grantPostings } from '../board/grants.ts';
import { test } from '../board/journey.ts';
import { mailsTo } from '../board/outbox.ts';
import { refuseCookies } from '../board/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 860 } });
test.beforeEach(async ({ page }) => refuseCookies(page));

async function openJobs(page: Page): Promise<void> {
  await openEditor(page);
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
}
const dialog = (page: Page) => page.getByRole('dialog');
async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

test('an employer who calls has two jobs ended, one comes back as it was, a word of it is mended, and a new one is placed', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { email, token } = await newEmployer(page);
  await grantPostings(token, 1, 2);
  const word = email.split('@')[0] ?? '';
  const post = async (title: string) => {
    const body = {
      title,
      description: 'Brood en gebak, vanaf vijf uur.',
      text_type: 'own',
      text_own: '<p>Je bakt brood.</p>',
      location_name: 'Winsum',
      apply_email: email,
      product_id: 1,
    };
    const { data } = await callApi<{ data: { id: number } }>('POST', 'employer/v1/jobs/draft', {
      token,
      body,
    });
    const path = `employer/v1/jobs/${data.id}/publish/draft`;
    return (await callApi<{ data: { job_url: string; till: string } }>('PUT', path, { token })).data;
  };
  const first = await post(`Bakker ${word} een`);
  const second = await post(`Bakker ${word} twee`);
  const visitor = await browser.newPage(baseURL ? { baseURL, locale: 'en-GB' } : {});
  const says = async (address: string) => {
    await visitor.goto(address);
    return visitor.getByRole('main').innerText();
  };

  await openJobs(page);
  await search(page, word);
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(3);
  await expectClean(page, 'the jobs');
  // By the keyboard: down, pick, down, pick.
  await page.getByRole('searchbox').blur();
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  await expect(page.getByRole('toolbar')).toContainText('2 picked');
  await page.getByRole('toolbar').getByRole('button', { name: 'End' }).click();
  await expect(dialog(page)).toContainText('2 end now');
  await expectClean(page, 'ending jobs');
  await dialog(page)
    .getByLabel(/^Mail the companies/)
    .check();
  await dialog(page).getByLabel('In your own words').fill('As you asked this morning.');
  await dialog(page).getByRole('button', { name: 'End 2 jobs' }).click();
  await expect(page.getByRole('main')).toContainText('2 jobs were ended');
  expect(await says(first.job_url)).toContain('Deze vacature is verlopen');
  const mails = await mailsTo(request, email);
  expect(mails.filter(({ text }) => text.includes('As you asked this morning.'))).toHaveLength(2);

  // One of them was meant to stay.
  await page.getByRole('main').getByRole('row').filter({ hasText: 'twee' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Open again' }).click();
  await dialog(page).getByRole('button', { name: 'Open 1 job' }).click();
  await expect(page.getByRole('main')).toContainText('1 job is open again');
  await expect.poll(() => says(second.job_url)).not.toContain('Deze vacature is verlopen');
  await page.getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Job', { exact: true }).fill(`Banketbakker ${word}`);
  await expectClean(page, 'editing a job');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Banketbakker ${word}`);
  await expect(page.getByRole('list').filter({ hasText: 'A job was changed' })).toContainText(
    'A job that had been ended was opened again',
  );
  await expect.poll(() => says(second.job_url)).toContain(`Banketbakker ${word}`);
  await expectClean(page, 'a job');

  await page.getByRole('link', { name: 'All jobs' }).last().click();
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(3);

  // Another one, by phone: the admin writes it and gives them their first.
  await page.getByRole('button', { name: 'New job' }).click();
  await dialog(page).getByRole('searchbox').fill(email);
  await page.keyboard.press('Enter');
  const company = dialog(page).getByLabel('For which company');
  await expect(company.getByRole('option')).toHaveCount(2);
  await company.selectOption({ index: 1 });
  await dialog(page).getByLabel('Job', { exact: true }).fill(`Kok ${word}`);
  await dialog(page).getByLabel('Intro').fill('Koken voor dertig bewoners.');
  await dialog(page).getByRole('textbox', { name: 'The job' }).fill('Je kookt.');
  await dialog(page).getByLabel('Place').fill('Winsum');
  await dialog(page).getByLabel('E-mail address').fill(email);
  await dialog(page).getByLabel('Hours a week, up to').selectOption('32');
  await dialog(page)
    .locator('summary', { hasText: /^Contract/ })
    .click();
  await dialog(page).getByLabel('Permanent', { exact: true }).check();
  await dialog(page).getByLabel('Name', { exact: true }).fill(`Femke ${word}`);
  await expectClean(page, 'a job for a company');
  await dialog(page).getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kok ${word}`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await dialog(page).getByLabel('Nobody: it is free').check();
  await dialog(page).getByLabel('Why it is free').fill('Their first by phone');
  await expectClean(page, 'what pays for a job');
  await dialog(page).getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('main')).toContainText(`“Kok ${word}” is published`);
  await expect(page.getByRole('list').filter({ hasText: 'A job was published' })).toContainText(
    'Published free of charge',
  );
  const address = await page.getByRole('link', { name: 'View on the site' }).getAttribute('href');
  await expect.poll(() => says(address ?? '')).toContain(`Kok ${word}`);
  expect(await says(address ?? '')).toContain(`Femke ${word}`);
  // Its paid days are this company's: another one gets a copy.
  await page.getByRole('button', { name: 'To another company' }).click();
  await dialog(page).getByLabel('To which company').selectOption({ index: 1 });
  await expect(dialog(page)).toContainText('is not used up');
  await expectClean(page, 'a job that cannot be moved');
  await dialog(page).getByRole('button', { name: 'Copy it instead' }).click();
  await expect(dialog(page).getByLabel('Job', { exact: true })).toHaveValue(`Kok ${word}`);
  await dialog(page).getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('main')).toContainText('Draft');
  await page.getByRole('button', { name: 'To another company' }).click();
  await dialog(page).getByRole('searchbox').fill(email);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('To which company').getByRole('option')).toHaveCount(2);
  await dialog(page).getByLabel('To which company').selectOption({ index: 1 });
  await expect(dialog(page)).toContainText('Goes along');
  await expectClean(page, 'moving a job');
  await dialog(page).getByRole('button', { name: 'Move job' }).click();
  await expect(page.getByRole('main')).toContainText(`“Kok ${word}” is a job of`);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await visitor.close();
});

test('an admin saves how they look at the list, shares it with a colleague, and picks all that it finds', async ({
  page,
}) => {
  await openJobs(page);
  await page.getByRole('link', { name: /^Paused/ }).click();
  await page.getByRole('link', { name: 'Ends', exact: true }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByLabel('Place', { exact: true }).uncheck();
  await page.getByLabel('Written by').check();
  await expectClean(page, 'the columns of jobs');
  await page.keyboard.press('Escape');
  const heads = () => page.getByRole('main').getByRole('columnheader').allInnerTexts();
  await expect.poll(heads).toEqual(expect.arrayContaining(['Written by']));
  expect(await heads()).not.toContain('Place');

  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: 'Save how the list is now' }).click();
  await page.getByLabel('Name').fill('On hold');
  await page.getByLabel(/^Share with colleagues/).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectClean(page, 'saved views');
  await page.keyboard.press('Escape');

  // Another day, from the usual list.
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('link', { name: 'On hold' }).click();
  await expect(page.getByRole('button', { name: 'Saved views: On hold' })).toBeFocused();
  await expect(page.getByRole('link', { name: /^Paused/ })).toHaveAttribute('aria-current', 'page');
  // What is picked goes with the list: the next one has to be there.
  const first = page.getByRole('main').getByRole('row').nth(1);
  await expect(first).toContainText('Paused');
  await page.getByRole('columnheader', { name: 'Pick all jobs on this page' }).getByRole('checkbox').check();
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Make active' })).toBeVisible();

  // Of many pages, all of them.
  await page.getByRole('link', { name: /^Ended/ }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Pick none' }).click();
  await page.getByRole('link', { name: /^Live/ }).click();
  await expect(first).toContainText('Live');
  await page.getByRole('columnheader', { name: 'Pick all jobs on this page' }).getByRole('checkbox').check();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Pick (?:all|the first) .* found$/ })
    .click();
  await expect(page.getByRole('toolbar')).toContainText('2000 picked');

  // It is for this journey alone.
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: 'Change “On hold”' }).click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a job that an admin boosts leads the board’s list, until the boost is taken away', async ({
  page,
  browser,
  baseURL,
}) => {
  await openJobs(page);
  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  const titles = async (sort: string) => {
    await visitor.goto(`/vacatures?sort=${sort}`);
    return visitor.locator('main').getByRole('article').getByRole('heading').allInnerTexts();
  };
  const [leads] = await titles('featured');
  const title = (await titles('-from')).find((one) => one !== leads) ?? '';
  await search(page, title);
  const row = page.getByRole('main').getByRole('row').filter({ hasText: title }).filter({ hasText: 'Live' });
  await row.first().getByRole('link').click();
  // By the keyboard alone.
  await page.getByRole('button', { name: 'Boost' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Boost', { exact: true })).toBeFocused();
  await page.keyboard.type('101');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Fill in a number from 0 to 100');
  await expectClean(page, 'a boost');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText(`“${title}” now has a boost of 50`);
  await expect(async () => expect((await titles('featured'))[0]).toBe(title)).toPass();

  await page.getByRole('button', { name: 'Boost' }).click();
  await dialog(page).getByRole('button', { name: 'Take the boost away' }).click();
  await expect(page.getByRole('main')).toContainText(`The boost of “${title}” was taken away`);
  await expect(async () => expect((await titles('featured'))[0]).toBe(leads)).toPass();
  await visitor.close();
});
