import { expect } from '@playwright/test';
import { callApi } from '../board/accounts.ts';
import { expectClean } from '../board/axe.ts';
import { openEditor } from '../board/editor.ts';
import { newEmployer } from '../board/employer.ts';
import { grantCredits, grantPostings, verifyCompany } from '../board/grants.ts';
import { test } from '../board/journey.ts';
import { mailsTo } from '../board/outbox.ts';
import { refuseCookies, visit } from '../board/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 860 } });
test.beforeEach(async ({ page }) => refuseCookies(page));

test('an admin finds a company, orders for it at a price of its own, blocks it with a reason that its people read, lets it in again, and makes another one a part of it', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { email, token, title, company, draft } = await newEmployer(page);
  await grantPostings(token, 1, 1);
  await callApi('PUT', `employer/v1/jobs/${draft}`, { token, body: { product_id: 1 } });
  const { data: job } = await callApi<{ data: { job_url: string } }>(
    'PUT',
    `employer/v1/jobs/${draft}/publish/draft`,
    { token },
  );
  const visitor = await browser.newPage(baseURL ? { baseURL, locale: 'nl-NL' } : {});
  await refuseCookies(visitor);
  const seen = async () => (await visitor.goto(job.job_url))?.status();
  await expect.poll(seen).toBe(200);

  await openEditor(page);
  await page.getByRole('link', { name: 'Companies', exact: true }).click();
  await page.getByRole('searchbox').fill(email);
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByRole('row').filter({ hasText: company })).toContainText('Approved');
  await expectClean(page, 'the list of companies');
  await main.getByRole('link', { name: company }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await expect(main.getByRole('row').filter({ hasText: title })).toContainText('Live');
  await expectClean(page, 'the page of a company');

  const dialog = page.getByRole('dialog');
  await main.getByRole('button', { name: `Change the page of ${company}` }).click();
  await dialog.getByLabel('Website').fill('geen adres');
  await dialog.getByRole('button', { name: 'Save page' }).click();
  await expect(dialog.getByLabel('Website')).toHaveAccessibleDescription(/.+/);
  await dialog.getByLabel('Website').fill('werf.example');
  await expectClean(page, 'changing the page of a company');
  await dialog.getByRole('button', { name: 'Save page' }).click();
  await expect(main.getByRole('link', { name: 'werf.example' })).toBeVisible();
  await main.getByRole('button', { name: 'Order for this company' }).click();
  await dialog.getByLabel('How many').fill('2');
  await dialog.getByLabel('Own price without VAT').fill('80');
  await dialog.getByLabel('Why this price').fill('It waited a week for us.');
  await expect(dialog).toContainText('€96.80');
  await dialog.getByRole('button', { name: 'Order on invoice' }).click();
  await expect(dialog.getByRole('alert')).toContainText('verified');
  await expectClean(page, 'an order for a company');
  await verifyCompany(token);
  await dialog.getByRole('button', { name: 'Order on invoice' }).click();
  await expect(main).toContainText('is ordered: order');
  const { data: orders } = await callApi<{ data: { net: number; status: string }[] }>(
    'GET',
    'employer/v1/orders',
    { token },
  );
  expect(orders).toMatchObject([{ net: 8000, status: 'invoiced' }]);

  await main.getByRole('button', { name: 'Block' }).click();
  await dialog.getByLabel('Why').fill('Asks for money before the first day.');
  await dialog.getByRole('button', { name: 'View the mail' }).click();
  await expect(dialog.getByRole('article')).toContainText('Asks for money before the first day.');
  await expectClean(page, 'a company that is blocked');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(main).toContainText(`${company} is blocked.`);
  await expect.poll(seen).toBe(410);
  const find = async () =>
    (await mailsTo(request, email)).find(({ subject }) => subject.includes('geblokkeerd'));
  await expect.poll(find).toBeDefined();
  await visit(page, '/my-account');
  await expect(page.getByRole('main')).toContainText('Asks for money before the first day.');

  await page.goBack();
  await main.getByRole('button', { name: 'Unblock' }).click();
  await dialog.getByRole('button', { name: 'Unblock' }).click();
  await expect(main).toContainText('is no longer blocked');
  await expect.poll(seen).toBe(200);

  const other = await newEmployer(visitor);
  await grantCredits(other.token, 7);
  await main.getByRole('button', { name: 'Merge with another' }).click();
  await dialog.getByRole('searchbox').fill(other.email);
  await page.keyboard.press('Enter');
  const choice = dialog.getByLabel('The company that is merged');
  await expect(choice.getByRole('option')).toHaveCount(2);
  await choice.selectOption({ index: 1 });
  await expect(dialog).toContainText('7 credits');
  await expectClean(page, 'a company that is merged');
  await dialog.getByLabel('Type the name').fill(other.company);
  await dialog.getByRole('button', { name: 'Merge for good' }).click();
  await expect(main).toContainText(`${other.company} is part of ${company} now.`);
  await expect(main).toContainText('7 credits');
  await visitor.close();
});
