import { expect, type Page } from '@playwright/test';
import { callApi, logIn, newCandidate } from '../board/accounts.ts';
import { expectClean } from '../board/axe.ts';
import { jobToApplyFor } from '../board/jobs.ts';
import { test } from '../board/journey.ts';
import { refuseCookies, visit } from '../board/visit.ts';

test.beforeEach(async ({ page }) => refuseCookies(page));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const open = (page: Page, address: string) =>
      javaScriptEnabled ? visit(page, address) : page.goto(address);

    test('what was sent as a guest is followed in the account, read again, and taken back', async ({
      page,
    }) => {
      const person = await newCandidate(page);
      const job = await jobToApplyFor(page.request, 'nl', javaScriptEnabled ? 4 : 5);
      const body = {
        email: person.email,
        given_name: person.given,
        family_name: person.family,
        motivation_text: 'Omdat het hier zo stil kan zijn.',
        terms: true,
      };
      await callApi('POST', `public/v1/jobs/${job.uuid}/apply`, { body });
      await open(page, '/my-account?menuType=job-applications');
      const main = page.locator('main');
      const row = main.getByRole('listitem').filter({ hasText: job.title });
      await expect(row.getByText('Ontvangen')).toBeVisible();
      await row.getByRole('link', { name: job.title }).click();
      await expect(main.getByText('Omdat het hier zo stil kan zijn.')).toBeVisible();
      await main.getByRole('link', { name: 'Intrekken' }).click();
      await expect(page).toHaveURL(/step=withdraw/);
      await main.getByRole('button', { name: 'Intrekken' }).click();
      await expect(main.getByText('Je sollicitatie is ingetrokken')).toBeVisible();
      await main.getByRole('link', { name: 'Alle sollicitaties' }).click();
      await expect(row.getByText('Ingetrokken')).toBeVisible();
    });
  });
}

// In the other languages, and for other brands, each state of it is looked at by its stories.
test('applications and contact requests stand in nobody’s way', async ({ page }) => {
  await logIn(page, 'candidate');
  for (const tab of ['job-applications', 'contact-requests']) {
    await visit(page, `/my-account?menuType=${tab}`);
    await expectClean(page, tab);
  }
  await visit(page, '/my-account?menuType=job-applications');
  await page.locator('main li h3 a').first().click();
  await expect(page).toHaveURL(/application=/);
  await expectClean(page, 'an application');
});
