import { expect } from '@playwright/test';
import { callApi, newCandidate } from '../board/accounts.ts';
import { expectClean } from '../board/axe.ts';
import { openEditor } from '../board/editor.ts';
import { jobToApplyFor } from '../board/jobs.ts';
import { test } from '../board/journey.ts';
import { mailsTo } from '../board/outbox.ts';
import { refuseCookies, visit } from '../board/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 860 } });
test.beforeEach(async ({ page }) => refuseCookies(page));

test('an admin finds a candidate, helps with what they applied for, views the site as them, mails them a link, blocks them with a reason, lets them in again, exports them, and takes a deletion back', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const theirs = await browser.newPage(baseURL ? { baseURL, locale: 'nl-NL' } : {});
  await refuseCookies(theirs);
  const { given, family, email, password } = await newCandidate(theirs);
  const name = `${given} ${family}`;
  const job = await jobToApplyFor(request, 'nl');
  const sent = { email, given_name: given, family_name: family, phone_country: 'NL', terms: true };
  await callApi('POST', `public/v1/jobs/${job.uuid}/apply`, { body: sent });

  await openEditor(page);
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('searchbox').fill(email);
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByRole('row').filter({ hasText: email })).toContainText('Can log in');
  await expectClean(page, 'the list of people');
  await main.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main).toContainText('opened this page');
  await expectClean(page, 'the page of a person');

  await main.getByRole('link', { name: job.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Application of ${name}` })).toBeVisible();
  await expectClean(page, 'an application');
  await main.getByRole('button', { name: 'Send to the employer again' }).click();
  await expect(main.getByRole('alert')).toContainText('a quarter of an hour later');
  await main.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByLabel('How they asked').fill('By telephone, on Friday.');
  await expectClean(page, 'an application that is deleted');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete in 30 days' }).click();
  await expect(main).toContainText('By telephone, on Friday.');
  await main.getByRole('link', { name: 'All applications', exact: true }).click();
  await main.getByRole('link', { name: /^To be deleted/ }).click();
  await expectClean(page, 'the list of applications');
  await main.getByRole('link', { name }).click();
  await main.getByRole('button', { name: 'Take deletion back' }).click();
  await expect(main).toContainText('The application stays.');
  await main.getByRole('link', { name, exact: true }).click();

  const back = page.url();
  await main.getByRole('button', { name: 'View as them' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByLabel('Why').fill('Does not find what she applied for.');
  await expectClean(page, 'a person as whom the site is to be viewed');
  await asked.getByRole('button', { name: 'View the site' }).click();
  const bar = page.getByRole('complementary', { name });
  await expect(bar).toBeVisible();
  await visit(page, '/my-account');
  await expect(page.locator('main')).toContainText('Does not find what she applied for.');
  await expectClean(page, 'a page that is viewed as somebody');
  await page.locator('main').getByRole('button', { name: 'Mail mij een link' }).click();
  await expect(page.locator('main')).toContainText('niets veranderen of downloaden');
  await bar.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main).toContainText('viewed the site as them');
  await visit(page, '/my-account');
  await expect(page).toHaveURL(/\/login/);
  await page.goto(back);

  await main.getByRole('button', { name: 'Mail a link to choose a password' }).click();
  await expect(main).toContainText(`mailed to ${email}`);
  const mailed = async (word: string) =>
    (await mailsTo(request, email)).find(({ subject }) => subject.includes(word));
  await expect.poll(() => mailed('wachtwoord')).toBeDefined();

  await main.getByRole('button', { name: 'Block' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill('Sends made-up applications.');
  await dialog.getByRole('button', { name: 'View the mail' }).click();
  await expect(dialog.getByRole('article')).toContainText('Sends made-up applications.');
  await expectClean(page, 'a person who is blocked');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(main).toContainText(`${name} is blocked.`);
  await expect(main).toContainText('Nowhere.');
  await expect.poll(() => mailed('geblokkeerd')).toBeDefined();

  await visit(theirs, '/login');
  const form = theirs.locator('main').getByRole('form', { name: 'Inloggen', exact: true });
  const tryToLogIn = async () => {
    await form.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
    await form.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Inloggen', exact: true }).click();
  };
  await tryToLogIn();
  await expect(form).toContainText('Sends made-up applications.');

  await main.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Unblock' }).click();
  await expect(main).toContainText('is no longer blocked');
  await tryToLogIn();
  await expect(theirs).not.toHaveURL(/\/login/);

  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download their data' }).click();
  const document = await (await download).createReadStream();
  expect(Buffer.concat(await document.toArray()).toString()).toContain(email);

  await main.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('The account with its addresses');
  await expectClean(page, 'a person who is deleted');
  await dialog.getByRole('button', { name: 'Delete in 30 days' }).click();
  await expect(main).toContainText('To be deleted');
  await theirs.goto('/my-account');
  await expect(theirs).toHaveURL(/\/login/);
  await main.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(main).toContainText(`${name} stays.`);
  await theirs.close();
});
