import { expect } from '@playwright/test';
import { applicationTexts, newApplicant } from '../board/applicant.ts';
import { expectClean } from '../board/axe.ts';
import { registerHere } from '../board/candidate.ts';
import { jobToApplyFor } from '../board/jobs.ts';
import { test } from '../board/journey.ts';
import { awaitMails } from '../board/outbox.ts';
import { refuseCookies } from '../board/visit.ts';

const baseURL = process.env['BOARDWRIGHT_URL'] ?? '';

test('a stranger who registers an address has nothing of it, before its owner opens the mail and after', async ({
  page,
  browser,
}) => {
  // Somebody applies as a guest …
  await refuseCookies(page);
  const job = await jobToApplyFor(page.request, 'nl', 19);
  const { given, family, email } = newApplicant();
  await page.goto(`/vacature/${job.slug}`);
  const form = page.locator('#apply');
  await form.locator('input[name="given_name"]').fill(given);
  await form.locator('input[name="family_name"]').fill(family);
  await form.locator('input[name="email"]').fill(email);
  await form.locator('input[name="terms"]').check();
  await page.getByRole('button', { name: applicationTexts.nl.send }).click();
  await expect(page.getByRole('heading', { name: applicationTexts.nl.sent })).toBeVisible();

  // … and a stranger registers their address.
  const elsewhere = await browser.newContext({ baseURL, locale: 'nl-NL' });
  const stranger = await elsewhere.newPage();
  await refuseCookies(stranger);
  await stranger.goto('/register');
  const { password } = await registerHere(stranger, email);
  const applications = '/my-account?menuType=job-applications';
  await stranger.goto(applications);
  await expect(stranger.getByText('Nog geen sollicitaties')).toBeVisible();

  const mails = await awaitMails(page.request, email, 2);
  const text = mails.map((mail) => mail.text).join('\n');
  const { pathname, search } = new URL(/https?:\/\/\S*verify=\S+/.exec(text)?.[0] ?? '');
  const link = pathname + search;
  // A program opens the link before its reader does.
  const scanner = await browser.newContext({ baseURL });
  for (const method of ['GET', 'HEAD', 'GET']) {
    const opened = await scanner.request.fetch(link, { method });
    expect([opened.status(), opened.headers()['set-cookie']]).toEqual([200, undefined]);
  }
  await scanner.close();
  await stranger.reload();
  await expect(stranger.getByText('Nog geen sollicitaties')).toBeVisible();

  // The owner opens it, in a browser that knows no such account.
  await page.goto(link);
  await expectClean(page, 'the page of the link');
  await page.getByLabel('Kies je wachtwoord').fill('alleen van mij hier');
  await page.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(page).toHaveURL(/verified=1/);
  await page.goto(applications);
  await expect(page.getByText(job.title).first()).toBeVisible();

  await stranger.goto(applications);
  await expect(stranger).toHaveURL(/\/login/);
  const logIn = stranger.locator('main form:has(input[name="role"][value="candidate"])');
  await logIn.locator('input[name="email"]').fill(email);
  await logIn.locator('input[name="password"]').fill(password);
  await logIn.locator('button:not([type="button"])').last().click();
  await expect(stranger.getByText('Deze combinatie van e-mailadres')).toBeVisible();
  await elsewhere.close();
});

test('who logs in by password is told that there may be more, and has a link mailed that shows it', async ({
  page,
  browser,
}) => {
  await refuseCookies(page);
  await page.goto('/register');
  const { email } = await registerHere(page);
  await page.goto('/my-account?menuType=job-applications');
  const [welcome] = await awaitMails(page.request, email);
  const first = new URL(/https?:\/\/\S*verify=\S+/.exec(welcome?.text ?? '')?.[0] ?? '');
  await page.goto(first.pathname + first.search);
  await page.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(page).toHaveURL(/verified=1/);
  await expect(page.getByText('Misschien is er meer van vroeger')).toHaveCount(0);

  const other = await browser.newContext({ baseURL, locale: 'nl-NL' });
  const later = await other.newPage();
  await refuseCookies(later);
  await later.goto('/login?next=%2Fmy-account%3FmenuType%3Djob-applications');
  const logIn = later.locator('main form:has(input[name="role"][value="candidate"])');
  await logIn.locator('input[name="email"]').fill(email);
  await logIn.locator('input[name="password"]').fill('de zee is groot');
  await logIn.locator('button:not([type="button"])').last().click();
  await expect(later.getByText('Misschien is er meer van vroeger')).toBeVisible();
  await expectClean(later, 'the hint');
  await later.getByRole('button', { name: 'Mail mij een link' }).click();
  await expect(later).toHaveURL(/resent=1/);
  const mails = await awaitMails(page.request, email, 2);
  const again = new URL(/https?:\/\/\S*verify=\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '');
  await later.goto(again.pathname + again.search);
  await later.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(later).toHaveURL(/verified=1/);
  await later.goto('/my-account?menuType=job-applications');
  await expect(later.getByText('Misschien is er meer van vroeger')).toHaveCount(0);
  await other.close();
});
