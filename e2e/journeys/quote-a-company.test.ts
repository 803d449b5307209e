import { expect } from '@playwright/test';
import { callApi } from '../board/accounts.ts';
import { expectClean } from '../board/axe.ts';
import { openEditor } from '../board/editor.ts';
import { newEmployer } from '../board/employer.ts';
import { verifyCompany } from '../board/grants.ts';
import { test } from '../board/journey.ts';
import { mailsTo } from '../board/outbox.ts';
import { refuseCookies } from '../board/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 860 } });
test.beforeEach(async ({ page }) => refuseCookies(page));

test('an admin quotes a company, changes it under the buyer’s eyes and mails it again; the buyer accepts what they read by the link, without scripts, and once', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { email, token, company } = await newEmployer(page);
  const buyer = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'nl-NL',
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  });

  await openEditor(page);
  await page.getByRole('link', { name: 'Companies', exact: true }).click();
  await page.getByRole('searchbox').fill(email);
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: company }).click();
  await main.getByRole('button', { name: 'Write a quote' }).click();
  const dialog = page.getByRole('dialog');
  const first = dialog.getByRole('group', { name: 'Line 1' });
  await first.getByLabel('How many').fill('10');
  await first.getByLabel('Price of one').fill('150');
  await first.getByLabel('Remark').fill('Te gebruiken tot de zomer');
  await dialog.getByRole('button', { name: 'Add a line' }).click();
  await dialog.getByLabel('Words to the buyer').fill('Zoals besproken.');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(dialog).toContainText('Say why the price is another one');
  await dialog.getByLabel('Why it costs else').fill('They take ten.');
  await expectClean(page, 'a quote that is written');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(dialog.getByRole('heading', { name: /^Quote \d+$/ })).toBeVisible();
  // It is not sent where it could not be accepted: the company may not order on invoice yet.
  await expect(dialog.getByRole('alert')).toContainText('It cannot be sent yet');
  await expectClean(page, 'a quote that cannot be sent yet');
  await verifyCompany(token);
  await page.reload();
  await dialog.getByRole('button', { name: 'Send by mail' }).click();
  await expect(dialog).toContainText('Sent');
  await expect(dialog.getByRole('button', { name: 'Mail it again' })).toBeVisible();

  const sent = async () =>
    (await mailsTo(request, email)).filter(({ subject }) => subject.startsWith('Offerte'));
  await expect.poll(async () => (await sent()).length).toBe(1);
  const linkIn = (text = '') => /https?:\S+[?&]quote=[\w-]+/.exec(text)?.[0] ?? '';
  const [mail] = await sent();
  expect(mail?.text).toContain('Zoals besproken.');
  const quote = await buyer.newPage();
  await quote.goto(linkIn(mail?.text));
  await expect(quote.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(quote.getByRole('main')).toContainText('Te gebruiken tot de zomer');
  expect(await quote.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // What checks a page is itself a script.
  const checked = await browser.newPage({ ...(baseURL && { baseURL }), locale: 'nl-NL' });
  await refuseCookies(checked);
  await checked.goto(linkIn(mail?.text));
  await expectClean(checked, 'a quote that its buyer reads');

  // While they read it, it becomes dearer: what they have before them is not what they would order.
  await dialog.getByRole('button', { name: 'Change' }).click();
  await dialog.getByRole('group', { name: 'Line 1' }).getByLabel('Price of one').fill('160');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await dialog.getByRole('button', { name: 'Send by mail' }).click();
  await expect(dialog.getByRole('button', { name: 'Mail it again' })).toBeVisible();
  const accept = async () => {
    await quote.getByLabel('Je naam').fill('Ilse Veenstra');
    await quote.getByLabel('Je referentie').fill('PO 7');
    await quote.getByLabel('Ik bestel dit op factuur').check();
    await quote.getByRole('button', { name: 'Accepteren voor' }).click();
  };
  await accept();
  await expect(quote.getByRole('main')).toContainText('Deze offerte is gewijzigd nadat je hem opende');
  await expect(quote.getByLabel('Je naam')).toHaveValue('Ilse Veenstra');
  await expect(quote.getByRole('main')).toContainText('10 × € 160');
  await accept();
  await expect(quote.getByRole('main')).toContainText('Geaccepteerd door Ilse Veenstra');
  await checked.reload();
  await expectClean(checked, 'a quote that was accepted');
  await checked.close();

  // The link of the second mail leads to the same quote, which has become its orders once.
  await expect.poll(async () => (await sent()).length).toBe(2);
  await quote.goto(linkIn((await sent()).map(({ text }) => text).findLast((text) => linkIn(text) !== '')));
  await expect(quote.getByRole('button', { name: 'Accepteren voor' })).toHaveCount(0);
  await buyer.close();
  const { data: orders } = await callApi<{ data: { net: number; status: string; po_number: string }[] }>(
    'GET',
    'employer/v1/orders',
    { token },
  );
  expect(orders).toHaveLength(2);
  expect(orders).toContainEqual(
    expect.objectContaining({ net: 160_000, status: 'invoiced', po_number: 'PO 7' }),
  );

  await page.reload();
  await expect(dialog).toContainText('Ilse Veenstra');
  await expect(dialog.getByRole('link', { name: /^Order \d+$/ })).toHaveCount(2);
  await expectClean(page, 'a quote that was accepted, to an admin');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('searchbox').fill(company);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('row').filter({ hasText: company })).toContainText('Accepted');
  await expectClean(page, 'the list of quotes');
});
