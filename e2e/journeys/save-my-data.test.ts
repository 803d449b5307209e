import { expect, type Page } from '@playwright/test';
import { applicationTexts, newApplicant, resume } from '../board/applicant.ts';
import { expectClean } from '../board/axe.ts';
import { jobToApplyFor } from '../board/jobs.ts';
import { test } from '../board/journey.ts';
import { awaitMails } from '../board/outbox.ts';
import { refuseCookies } from '../board/visit.ts';

test.beforeEach(async ({ page }) => refuseCookies(page));

/** Applies as a guest who wants to be remembered. @returns the path of the mailed link, and who applied */
async function applyAsGuest(page: Page, nth: number) {
  const job = await jobToApplyFor(page.request, 'nl', nth);
  const applicant = newApplicant();
  await page.goto(`/vacature/${job.slug}`);
  const form = page.locator('#apply');
  await form.locator('input[name="given_name"]').fill(applicant.given);
  await form.locator('input[name="family_name"]').fill(applicant.family);
  await form.locator('input[name="email"]').fill(applicant.email);
  await form.locator('input[name="phone"]').fill('06 12345678');
  await form.locator('input[type="file"]').setInputFiles(resume('cv-van-een-gast.pdf'));
  await form.locator('input[name="terms"]').check();
  await form.locator('input[name="candidate"]').check();
  await page.getByRole('button', { name: applicationTexts.nl.send }).click();
  await expect(page.getByRole('heading', { name: applicationTexts.nl.sent })).toBeVisible();
  const mails = await awaitMails(page.request, applicant.email, 2);
  const text = mails.map((mail) => mail.text).join('\n');
  const { pathname, search } = new URL(/https?:\/\/\S*profile=\S+/.exec(text)?.[0] ?? '');
  return { applicant, job, link: pathname + search };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a guest has a profile by the button of a mailed link, and applies with one press from then on', async ({
      page,
      browser,
    }) => {
      const { applicant, job, link } = await applyAsGuest(page, javaScriptEnabled ? 15 : 17);

      // A program opens the link before its reader does: nothing comes of it.
      const scanner = await browser.newContext({ baseURL: process.env['BOARDWRIGHT_URL'] ?? '' });
      for (const method of ['GET', 'HEAD', 'GET']) {
        const opened = await scanner.request.fetch(link, { method });
        expect([opened.status(), opened.headers()['set-cookie']]).toEqual([200, undefined]);
        expect(opened.headers()['cache-control']).toContain('no-store');
      }
      await scanner.close();

      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'Bewaar je gegevens' })).toBeVisible();
      await expect(page.getByText('cv-van-een-gast.pdf')).toBeVisible();
      if (javaScriptEnabled) await expectClean(page, 'the page of the link');
      const password = page.getByLabel('Kies je wachtwoord');
      const save = page.getByRole('button', { name: 'Bewaar mijn gegevens' });
      await password.fill('kort');
      await page.evaluate(() => document.querySelector('form')?.setAttribute('novalidate', ''));
      await save.click();
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await password.fill('de wolken drijven');
      await save.click();
      await expect(page).toHaveURL(/profileSaved=1/);
      await expect(page.getByText('Je gegevens staan in je profiel')).toBeVisible();

      await page.goto(`/vacature/${job.slug}`);
      await expect(page.getByRole('heading', { name: /^Je hebt op .* gesolliciteerd$/ })).toBeVisible();
      const next = await jobToApplyFor(page.request, 'nl', javaScriptEnabled ? 16 : 18);
      await page.goto(`/vacature/${next.slug}`);
      await expect(page.getByRole('textbox', { name: applicationTexts.nl.email })).toHaveValue(
        applicant.email,
      );
      await expect(page.getByRole('radio', { name: /cv-van-een-gast\.pdf/ })).toBeChecked();
      await page.getByRole('button', { name: applicationTexts.nl.send }).click();
      await expect(page.getByRole('heading', { name: applicationTexts.nl.sent })).toBeVisible();

      await page.goto(link);
      await expect(page).toHaveURL(/verified=0/);
    });
  });
}
