import { expect, type Page } from '@playwright/test';
import { newApplicant } from '../board/applicant.ts';
import { expectClean } from '../board/axe.ts';
import { registerHere } from '../board/candidate.ts';
import { awaitMails } from '../board/outbox.ts';
import { test } from '../board/journey.ts';
import { refuseCookies, visit } from '../board/visit.ts';

test.beforeEach(async ({ page }) => refuseCookies(page));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const open = (page: Page, address: string) =>
      javaScriptEnabled ? visit(page, address) : page.goto(address);

    test('a search becomes an alert once its address is confirmed, and ends with a link', async ({
      page,
    }) => {
      const { email } = newApplicant();
      await open(page, '/job-alert?search=verpleegkundige&location_name=Groningen');
      const main = page.locator('main');
      await expect(main.locator('input[name="search"]')).toHaveValue('verpleegkundige');
      await main.locator('input[name="email"]').fill(email);
      const terms = main.locator('input[name="terms"]');
      if ((await terms.count()) > 0) await terms.check();
      await main.locator('form button:not([type="button"])').last().click();
      const [mail] = await awaitMails(page.request, email);
      const link = new URL(/https?:\/\/\S*action=confirm\S*/.exec(mail?.text ?? '')?.[0] ?? '');
      await open(page, link.pathname + link.search);
      await main.locator('form button:not([type="button"])').first().click();
      await expect(page).toHaveURL(/token=/);
      await expect(main.locator('input[name="search"]')).toHaveValue('verpleegkundige');
    });
  });
}

test.describe('a candidate', () => {
  const rows = (page: Page) =>
    page.locator('main li').filter({ has: page.getByRole('heading', { level: 3 }) });

  test('sets an alert in one press, changes it, sees what it would have mailed, pauses it and takes it back', async ({
    page,
  }) => {
    await visit(page, '/register');
    await registerHere(page);
    await visit(page, '/vacatures?search=verpleegkundige');
    await page.getByRole('button', { name: 'Alert instellen' }).first().click();
    await expect(page.getByText('Je job alert staat aan').first()).toBeVisible();
    await page.getByRole('link', { name: 'Al je job alerts' }).first().click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('“verpleegkundige”');
    await expect(page.getByText('Er wordt niets gemaild tot', { exact: false })).toBeVisible();

    await expectClean(page, 'job alerts');
    await rows(page)
      .getByRole('link', { name: /^Wijzigen/ })
      .click();
    const main = page.locator('main');
    await main.locator('select[name="frequency"]').selectOption('monthly');
    await main.locator('input[name="salary_min"]').fill('2.500');
    await main.getByRole('button', { name: 'Laat zien wat hij had gemaild' }).click();
    await expect(page).toHaveURL(/salary_year/);
    await expectClean(page, 'the form of a job alert');
    await expect(main.locator('aside')).toContainText(/hadden? in je laatste mail gestaan|leeg geweest/);
    await main.getByRole('button', { name: 'Wijzigingen opslaan' }).click();
    await expect(rows(page)).toContainText('Elke maand');
    await expect(rows(page)).toContainText('2.500');

    await rows(page)
      .getByRole('button', { name: /^Pauzeren/ })
      .click();
    await expect(rows(page)).toContainText('Op pauze');
    await rows(page)
      .getByRole('button', { name: /^Verwijderen/ })
      .click();
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(rows(page)).toContainText('Elke maand');
    await expect(rows(page)).toContainText('Op pauze');
  });

  test('is asked for an address as a guest, and has the alert in the account once both are verified', async ({
    page,
  }) => {
    const { email } = newApplicant();
    await visit(page, '/vacatures?search=docent');
    await page.getByRole('link', { name: 'Alert instellen' }).first().click();
    const main = page.locator('main');
    await main.locator('input[name="email"]').fill(email);
    await main.locator('form button:not([type="button"])').last().click();
    const [mail] = await awaitMails(page.request, email);
    const link = new URL(/https?:\/\/\S*action=confirm\S*/.exec(mail?.text ?? '')?.[0] ?? '');
    await visit(page, link.pathname + link.search);
    await main.locator('form button:not([type="button"])').first().click();
    await expect(page).toHaveURL(/done=confirmed/);

    await visit(page, '/register');
    await registerHere(page, email);
    await page.goto('/my-account?menuType=job-alerts');
    await expect(page.getByText('Nog geen job alerts')).toBeVisible();
    const [welcome] = await awaitMails(page.request, email, 2);
    const { pathname, search } = new URL(/https?:\/\/\S*verify=\S+/.exec(welcome?.text ?? '')?.[0] ?? '');
    await page.goto(pathname + search);
    await page.getByRole('button', { name: 'Bevestigen' }).click();
    await expect(page).toHaveURL(/verified=1/);
    await visit(page, '/my-account?menuType=job-alerts');
    await expect(rows(page)).toContainText('“docent”');
  });
});
