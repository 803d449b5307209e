import { expect, type Page } from '@playwright/test';
import { callApi } from '../board/accounts.ts';
import { newApplicant } from '../board/applicant.ts';
import { expectClean } from '../board/axe.ts';
import { newEmployer } from '../board/employer.ts';
import { verifyCompany } from '../board/grants.ts';
import { test } from '../board/journey.ts';
import { awaitMails } from '../board/outbox.ts';
import { complaints, partRuns, refuseCookies, scriptsRun, visit } from '../board/visit.ts';

test.beforeEach(async ({ page }) => refuseCookies(page));

const place = (page: Page) => page.locator('main').getByRole('button', { name: 'Bestellen', exact: true });
const shop = '/my-account?menuType=web-shop';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const open = (page: Page, address: string) =>
      javaScriptEnabled ? visit(page, address) : page.goto(address);

    test('an employer orders a posting on invoice for a draft, and the job is online', async ({ page }) => {
      const { email, token, draft } = await newEmployer(page);
      await verifyCompany(token);
      await open(page, `${shop}&product=1&job=${draft}`);
      const main = page.locator('main');
      await expect(main.locator('select[name="job_id"]')).toHaveValue(String(draft));
      await expect(main).toContainText('De factuur staat op naam van');
      await main.locator('input[name="po_number"]').fill('PO 2026-7');
      await main.getByLabel('Factuur', { exact: true }).check();
      await place(page).click();
      await expect(main.getByRole('heading', { name: 'Bestelling bevestigd' })).toBeVisible();
      await expect(main).toContainText(/betaal €\s[\d,]+ uiterlijk \d+/);
      await expect(main).not.toContainText('Betaald');
      await expect(main).toContainText('PO 2026-7');

      const path = `employer/v1/jobs/${draft}`;
      const { data: job } = await callApi<{ data: { status: string; slug: string } }>('GET', path, { token });
      expect(job.status).toBe('active');
      const href = await main.getByRole('link', { name: 'Factuur downloaden' }).getAttribute('href');
      const invoice = await page.request.get(href ?? '');
      expect([invoice.status(), invoice.headers()['content-type']]).toEqual([200, 'application/pdf']);
      const [mail] = await awaitMails(page.request, email, 2);
      expect(mail?.page).toContain('application/pdf');
      await open(page, `/vacature/${job.slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Bakker');
    });

    test('a payment that fails grants nothing; one that succeeds is there at once', async ({ page }) => {
      await newEmployer(page);
      const main = page.locator('main');
      const payWith = async (outcome: string) => {
        await main.getByLabel('Test', { exact: true }).check();
        await place(page).click();
        await expect(main.getByRole('heading', { name: 'Nog één stap' })).toBeVisible();
        await main.getByRole('link', { name: /betalen$/ }).click();
        await expect(page.getByRole('heading', { name: 'Testbetaling' })).toBeVisible();
        await page.getByRole('button', { name: outcome }).click();
      };
      await open(page, `${shop}&product=6`);
      await payWith('Laat de betaling mislukken');
      await expect(main.getByRole('heading', { name: 'Bestelling niet verwerkt' })).toBeVisible();
      await expect(main).toContainText('De bestelling is geannuleerd of de betaling is mislukt');
      await main.getByRole('link', { name: 'Opnieuw bestellen' }).click();
      await payWith('Betalen');
      await expect(main.getByRole('heading', { name: 'Bestelling bevestigd' })).toBeVisible();
      await open(page, shop);
      await expect(main).toContainText('20 van 20 over');
    });

    test('a guest orders with an address, and gets an account with what was bought', async ({ page }) => {
      const { given, family, email } = newApplicant();
      await open(page, '/werkgevers/adverteren');
      const main = page.locator('main');
      await main
        .getByRole('link', { name: /^Bestellen: Vacature 30/ })
        .first()
        .click();
      const fill = (name: string, text: string) => main.locator(`input[name="${name}"]`).fill(text);
      await expect(main.getByRole('heading', { name: /^Bestellen:/ })).toBeVisible();
      await fill('name', `Garage ${family}`);
      await fill('given_name', given);
      await fill('family_name', family);
      await fill('email', 'employer@demo.test');
      for (const [name, text] of [
        ['phone', '0519 345678'],
        ['address_line_1', 'Reeweg 1'],
        ['postal_code', '9163 GV'],
        ['city', 'Nes'],
      ] as const)
        if ((await main.locator(`input[name="${name}"]`).count()) > 0) await fill(name, text);
      // On invoice is for companies that are known here.
      await expect(main.getByLabel('Factuur', { exact: true })).toHaveCount(0);
      await main.getByLabel('Test', { exact: true }).check();
      await place(page).click();
      await expect(main).toContainText('Er is al een account met dit e-mailadres');
      await expect(main.locator('input[name="name"]')).toHaveValue(`Garage ${family}`);
      await fill('email', email);
      await place(page).click();
      await main.getByRole('link', { name: /betalen$/ }).click();
      await page.getByRole('button', { name: 'Betalen' }).click();
      await expect(main.getByRole('heading', { name: 'Bestelling bevestigd' })).toBeVisible();
      const [mail] = await awaitMails(page.request, email);
      expect(mail?.text).toMatch(/token=/);
    });
  });
}

test('an order that does not arrive is placed once more, and once; one that was paid elsewhere is read anew', async ({
  page,
}) => {
  const { token } = await newEmployer(page);
  await visit(page, `${shop}&product=1`);
  const main = page.locator('main');
  const po = main.locator('input[name="po_number"]');
  await partRuns(po);
  await po.fill('PO-2026');
  await main.getByLabel('Test', { exact: true }).check();
  let tries = 0;
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/_page/my-account**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    tries += 1;
    if (tries === 1) return route.abort('internetdisconnected');
    await arrived;
    return route.fallback();
  });
  await place(page).click();
  await expect(main.getByRole('alert')).toContainText('Versturen lukte niet');
  await expect(po).toHaveValue('PO-2026');
  await expectClean(page, 'an order that did not arrive');
  await main.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(place(page)).toHaveAttribute('aria-busy', 'true');
  // The line over the page, which goes with every form, says that one waits.
  await expect(page.getByRole('status').filter({ hasText: 'Bezig met laden' })).toBeAttached();
  await place(page).dispatchEvent('click');
  arrive();
  await expect(main.getByRole('link', { name: /betalen$/ })).toBeVisible();
  expect(tries).toBe(2);
  const { data } = await callApi<{ data: { po_number: string }[] }>('GET', 'employer/v1/orders', { token });
  expect(data.map(({ po_number: number }) => number)).toEqual(['PO-2026']);

  const check = main.getByRole('link', { name: 'Kijk opnieuw' });
  const address = page.url();
  await page.context().setOffline(true);
  await check.click();
  await expect(main.getByRole('alert')).toContainText('Versturen lukte niet');
  // Back online the page is loaded anew, and would read by itself what is paid below.
  const reloaded = page.waitForEvent('load');
  await page.context().setOffline(false);
  await reloaded;
  await scriptsRun(page);
  const other = await page.context().newPage();
  await other.goto(address);
  await other.getByRole('link', { name: /betalen$/ }).click();
  await other.getByRole('button', { name: 'Betalen' }).click();
  await expect(other.getByRole('heading', { name: 'Bestelling bevestigd' })).toBeVisible();
  await check.click();
  await expect(main.getByRole('heading', { name: 'Bestelling bevestigd' })).toBeVisible();
  expect(page.url()).toBe(address);
});

test('the total follows country and VAT number while they are typed', async ({ page }) => {
  await visit(page, '/werkgevers/adverteren?product=1#order');
  const main = page.locator('main');
  const summary = main.getByRole('complementary');
  const total = summary.locator('dd').last();
  const atHome = (await total.textContent()) ?? '';
  await main.locator('select[name="country_code"]').selectOption('BE');
  await expect(total).toHaveText(atHome);
  await main.locator('input[name="vat_number"]').fill('BE 0403.170.701');
  await expect(summary).toContainText('De btw is naar jou verlegd.');
  await expect(total).toHaveText((await summary.locator('dd').first().textContent()) ?? '');
  await main.locator('input[name="vat_number"]').fill('BE 1');
  await expect(summary).toContainText('Dit is geen geldig btw-nummer');
  await expect(total).toHaveText(atHome);
});

test('the shop is clean and fits, also on a phone', async ({ page }) => {
  const { draft } = await newEmployer(page);
  const done = complaints(page);
  for (const address of [shop, `${shop}&product=1&job=${draft}`, `${shop}&order=999999`]) {
    await visit(page, address);
    await expectClean(page, address);
    await page.setViewportSize({ width: 390, height: 800 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, address).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  done();
});
