import { expect, type Page } from '@playwright/test';
import { newApplicant } from '../board/applicant.ts';
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
