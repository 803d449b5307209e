import { expect } from '@playwright/test';
import { callApi } from '../board/accounts.ts';
import { expectClean } from '../board/axe.ts';
import { openEditor } from '../board/editor.ts';
import { newEmployer } from '../board/employer.ts';
import { grantPostings } from '../board/grants.ts';
import { test } from '../board/journey.ts';
import { mailsTo } from '../board/outbox.ts';
import { refuseCookies, visit } from '../board/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 860 } });
test.beforeEach(async ({ page }) => refuseCookies(page));

interface OnlineJob {
  readonly id: number;
  readonly job_url: string;
}

test('a job that an admin takes off is gone at once, its company reads why, and it comes back', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { email, token, title } = await newEmployer(page);
  await grantPostings(token, 1, 1);
  const { data: draft } = await callApi<{ data: OnlineJob }>('POST', 'employer/v1/jobs/draft', {
    token,
    body: {
      title,
      description: 'Brood en gebak, vanaf vijf uur.',
      text_type: 'own',
      text_own: '<p>Maak eerst € 50 over voor je werkkleding.</p>',
      location_name: 'Winsum',
      apply_email: email,
      product_id: 1,
    },
  });
  const { data: job } = await callApi<{ data: OnlineJob }>(
    'PUT',
    `employer/v1/jobs/${draft.id}/publish/draft`,
    { token },
  );
  const visitor = await browser.newPage(baseURL ? { baseURL, locale: 'en-GB' } : {});
  const seen = async () => (await visitor.goto(job.job_url))?.status();
  await expect.poll(seen).toBe(200);

  await openEditor(page);
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Title, company, place or number' }).fill(title);
  await page.keyboard.press('Enter');
  await page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: title })
    .filter({ hasText: 'Live' })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Take off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').selectOption('It does not belong on the site.');
  await dialog.getByRole('button', { name: 'Take off the site' }).click();
  await expect(dialog).toContainText('Say in your own words why it is taken off');
  await expectClean(page, 'the jobs');
  await dialog.getByLabel('Why').selectOption('It looks like an attempt to get at people’s data or money.');
  await dialog.getByLabel('In your own words').fill('Nobody pays for clothes before a first day.');
  await dialog.getByRole('button', { name: 'Take off the site' }).click();
  await expect(page.getByRole('main')).toContainText(`“${title}” was taken off the site`);
  await expect(page.getByRole('article').getByText('Taken off', { exact: true }).first()).toBeVisible();
  await expect.poll(seen).toBe(410);
  await visitor.goto(`/vacatures?search=${encodeURIComponent(title)}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByRole('article').filter({ hasText: title })).toHaveCount(0);

  const [mail] = await mailsTo(request, email);
  expect(mail?.subject).toContain(title);
  expect(mail?.text).toContain('Nobody pays for clothes before a first day.');
  await visit(page, `/my-account?menuType=manage-jobs&active-job=${job.id}`);
  await expect(page.getByRole('alert')).toContainText('Nobody pays for clothes before a first day.');
  await expectClean(page, 'a job that was taken off');

  await openEditor(page);
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Which jobs' })
    .getByRole('link', { name: /^Taken off/ })
    .click();
  await page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: title })
    .filter({ hasText: 'Taken off' })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(dialog).toContainText('Nobody pays for clothes before a first day.');
  await expectClean(page, 'the jobs');
  await dialog.getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByRole('main')).toContainText(`“${title}” is back`);
  await expect.poll(seen).toBe(200);
  await visitor.close();
});
