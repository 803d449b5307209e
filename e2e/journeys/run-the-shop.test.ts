import { expect, type Page } from '@playwright/test';
import { callApi } from '../board/accounts.ts';
import { expectClean } from '../board/axe.ts';
import { openEditor } from '../board/editor.ts';
import { newEmployer } from '../board/employer.ts';
import { verifyCompany } from '../board/grants.ts';
import { test } from '../board/journey.ts';
import { mailsTo } from '../board/outbox.ts';
import { complaints, refuseCookies } from '../board/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 860 } });
test.beforeEach(async ({ page }) => refuseCookies(page));

const dialog = (page: Page) => page.getByRole('dialog');
const table = (page: Page) => page.getByRole('main').getByRole('table');

/** A part of the shop, as the demo's admin comes to it. */
async function openPart(page: Page, name: 'Products' | 'Orders' | 'Invoices' | 'Companies'): Promise<void> {
  await openEditor(page);
  await page.getByRole('link', { name: 'Shop', exact: true }).click();
  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('an admin adds a product, changes its price, and visitors see it until it is no longer sold', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Weekend ${Date.now().toString(36)}`;
  await openPart(page, 'Products');
  const done = complaints(page);
  await expectClean(page, 'the shop');
  await page.getByRole('button', { name: 'Add a product' }).click();
  await dialog(page).getByRole('button', { name: 'Save product' }).click();
  await expect(dialog(page)).toContainText('This field is required');
  await expectClean(page, 'the shop');
  await dialog(page).getByLabel('Name', { exact: true }).fill(name);
  await dialog(page).getByLabel('Price in euro').fill('61,00');
  await dialog(page).getByLabel('Days').fill('3');
  await expect(dialog(page)).toContainText('€73.81 with 21% VAT');
  await dialog(page).getByRole('button', { name: 'Save product' }).click();
  await table(page).getByRole('button', { name, exact: true }).click();
  await expect(page).toHaveURL(/open=\d+/);
  await dialog(page).getByLabel('Price in euro').fill('72');
  await dialog(page).getByRole('button', { name: 'Save product' }).click();
  const row = table(page).getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('€72.00');

  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  const card = visitor.locator('main').getByText(name).first();
  await visitor.goto('/werkgevers/adverteren');
  await expect(card).toBeVisible();
  await expect(visitor.locator('main')).toContainText(/€\s72/);
  await row.getByRole('button', { name: /^Stop selling/ }).click();
  await expect(row).toContainText('Not sold');
  // A page that is kept ends a moment after the change.
  await expect(async () => {
    await visitor.goto('/werkgevers/adverteren');
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await visitor.close();
  done();
});

test('credits that an admin grants are on the company’s balance, with a reason', async ({ page }) => {
  const { company, token } = await newEmployer(page);
  await openPart(page, 'Companies');
  await page.getByRole('searchbox', { name: 'Name of the company' }).fill(company);
  await page.keyboard.press('Enter');
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await table(page)
    .getByRole('button', { name: /^Grant/ })
    .click();
  await dialog(page).getByLabel('How many').fill('12');
  await dialog(page).getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(dialog(page)).toContainText('This field is required');
  await expectClean(page, 'the shop');
  await dialog(page).getByLabel('Reason').fill('Custom request by phone');
  await dialog(page).getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(`${company} got: Credits, 12 credits`);
  await expect(table(page).getByRole('row').filter({ hasText: company })).toContainText('12');
  const balance = () =>
    callApi<{ data: { balance: number } }>('GET', 'employer/v1/client/credits-balance', { token });
  expect((await balance()).data.balance).toBe(12);

  await table(page).getByRole('button', { name: company, exact: true }).click();
  await expect(dialog(page)).toContainText('12 of 12');
  await expect(dialog(page)).toContainText('Custom request by phone');
  await expect(dialog(page)).toContainText(/Granted by \S/);
  await expectClean(page, 'the shop');
  await dialog(page)
    .getByRole('button', { name: /^Take back/ })
    .click();
  await expect(dialog(page)).toContainText('is taken back: 12 credits');
  await dialog(page).getByLabel('Reason').fill('Was meant for another');
  await expectClean(page, 'the shop');
  await dialog(page).getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(dialog(page)).toContainText('12 taken back');
  expect((await balance()).data.balance).toBe(0);
});

test('slots that an admin grants take a job, and are billed to nobody', async ({ page }) => {
  const { company, token, draft } = await newEmployer(page);
  await openPart(page, 'Companies');
  await page.getByRole('searchbox', { name: 'Name of the company' }).fill(company);
  await page.keyboard.press('Enter');
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await table(page)
    .getByRole('button', { name: /^Grant/ })
    .click();
  await dialog(page).getByLabel('What', { exact: true }).selectOption('Slots');
  await dialog(page).getByLabel('How many').fill('1');
  await dialog(page).getByLabel('Reason').fill('A month to try it');
  await dialog(page).getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(table(page).getByRole('row').filter({ hasText: company })).toContainText('1 slot');

  await page.goto('/my-account?menuType=web-shop');
  const main = page.locator('main');
  await main.getByLabel('Kies een vacature').selectOption(String(draft));
  await main.getByRole('button', { name: 'Hier plaatsen' }).click();
  await expect(main).toContainText(/stopt op/);
  await expect(main.getByRole('button', { name: /^Opzeggen/ })).toHaveCount(0);
  // The slot says when it stops also before the job stands in it.
  const job = () => callApi<{ data: { status: string } }>('GET', `employer/v1/jobs/${draft}`, { token });
  await expect.poll(async () => (await job()).data.status).toBe('active');
});

test('an order is found, read with its invoice, marked as received, exported, and given back once', async ({
  page,
}) => {
  const { company, token } = await newEmployer(page);
  await verifyCompany(token);
  const ordered = await callApi<{ data: { id: number } }>('POST', 'employer/v1/orders/product/6', {
    token,
    body: { payment_type_id: 1 },
  });
  const { id } = ordered.data;
  await openPart(page, 'Orders');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('On invoice');
  await page.getByRole('searchbox', { name: 'Number, company, email or product' }).fill(company);
  await page.keyboard.press('Enter');
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await expectClean(page, 'the shop');
  const csv = await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href');
  const file = await page.request.get(csv ?? '');
  expect(file.headers()['content-type']).toContain('text/csv');
  expect(await file.text()).toContain(company);

  await table(page)
    .getByRole('link', { name: `Order ${id}` })
    .click();
  const invoice = await dialog(page)
    .getByRole('link', { name: /^Invoice/ })
    .getAttribute('href');
  expect((await page.request.get(invoice ?? '')).headers()['content-type']).toBe('application/pdf');
  await dialog(page).getByRole('button', { name: 'Mark as received' }).click();
  await dialog(page)
    .getByRole('button', { name: /received$/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog(page)).toContainText('cannot be undone');
  await expect(dialog(page)).toContainText('20 credits, of which nothing was used');
  await dialog(page).getByLabel('Reason').fill('Ordered twice');
  await expectClean(page, 'the shop');
  await dialog(page)
    .getByRole('button', { name: /^Refund €/ })
    .click();
  await expect(dialog(page)).toContainText('Refunded on');
  await expect(dialog(page).getByRole('link', { name: /^Credit note/ })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
  const { data } = await callApi<{ data: { balance: number } }>('GET', 'employer/v1/client/credits-balance', {
    token,
  });
  expect(data.balance).toBe(0);
});

test('a company orders on invoice once an admin knows it; the invoice is open, and received in the end', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'nl-NL', ...(baseURL && { baseURL }) });
  const buyer = await context.newPage();
  await refuseCookies(buyer);
  const { company } = await newEmployer(buyer);
  const shop = '/my-account?menuType=web-shop';
  const main = buyer.locator('main');
  await buyer.goto(`${shop}&product=6`);
  await expect(main).toContainText('Op factuur kan voor bedrijven die we hebben gecontroleerd.');
  await expect(main.getByLabel('Factuur', { exact: true })).toHaveCount(0);

  await openPart(page, 'Companies');
  await page.getByRole('searchbox', { name: 'Name of the company' }).fill(company);
  await page.keyboard.press('Enter');
  await table(page).getByRole('button', { name: company, exact: true }).click();
  await dialog(page).getByRole('checkbox', { name: 'Verified: may order on invoice' }).check();
  await dialog(page).getByLabel('Own limit in euro').fill('veel');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toContainText('Fill in an amount');
  await dialog(page).getByLabel('Own limit in euro').fill('300');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectClean(page, 'the shop');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(table(page)).toContainText('Verified');

  await buyer.reload();
  await main.getByLabel('Factuur', { exact: true }).check();
  await main.getByRole('button', { name: 'Bestellen', exact: true }).click();
  await expect(main).toContainText('Op factuur');
  await expect(main).toContainText(/betaal €\s[\d,]+ uiterlijk/);
  await expect(main).not.toContainText('Betaald');
  // The limit is nearly used up by it.
  await buyer.goto(`${shop}&product=6`);
  await expect(main).toContainText('Je bedrijf kan voor € 300,00 op factuur open hebben staan');

  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Invoices' }).click();
  // The list that was left has a search of its own.
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  await page.getByRole('searchbox').fill(company);
  await page.keyboard.press('Enter');
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await expect(table(page)).toContainText('Open');
  await expectClean(page, 'the shop');
  await table(page).getByRole('link').click();
  await dialog(page).getByRole('button', { name: 'Mark as received' }).click();
  await dialog(page).getByLabel('Received on').fill('2999-01-01');
  await dialog(page)
    .getByRole('button', { name: /received$/ })
    .click();
  await expect(dialog(page).getByRole('alert')).toContainText('This day is still to come');
  await dialog(page).getByLabel('Received on').fill('');
  await expectClean(page, 'the shop');
  await dialog(page)
    .getByRole('button', { name: /received$/ })
    .click();
  await expect(dialog(page).getByRole('button', { name: 'Refund', exact: true })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('main')).toContainText('No invoices found.');
  await buyer.goto(shop);
  await expect(main).toContainText('Betaald');
  await context.close();

  // The demo has an invoice that is to be paid today: its buyer is reminded by the worker.
  await expect
    .poll(
      async () =>
        (await mailsTo(page.request, 'employer@demo.test')).some(({ text }) =>
          /Vandaag is de laatste dag om te betalen/.test(text),
        ),
      { timeout: 90_000 },
    )
    .toBe(true);
});
