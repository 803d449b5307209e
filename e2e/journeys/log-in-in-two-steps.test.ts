import { expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expectClean } from '../board/axe.ts';
import { inviteAdmin } from '../board/invited-admin.ts';
import { test } from '../board/journey.ts';
import { awaitMails } from '../board/outbox.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 860 } });

const password = 'paarse fiets in de regen';

/** The code of an app. One is good for one login: the next half minute's is taken too. */
const codeOf = (secret: string, secondsLater = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + secondsLater });

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function openAccount(page: Page, verb: string): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: verb }).click();
}

test('an admin logs in in two steps, gets in without the phone, and is helped when all is lost', async ({
  page: ownerPage,
  browser,
  request,
  baseURL,
}) => {
  const person = { given: 'Jelmer', family: 'Postma', password };
  const { email, page } = await inviteAdmin({ owner: ownerPage, browser, request, baseURL, person });

  await openAccount(page, 'How you log in');
  const part = page.getByRole('region', { name: 'Two-step login' });
  await part.getByRole('button', { name: 'Turn on' }).click();
  await part.getByLabel('Your password').fill(password);
  await part.getByRole('button', { name: 'Go on' }).click();
  await expect(part.getByRole('img', { name: 'QR code to scan with your app' })).toBeVisible();
  const secret = ((await part.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await part.getByLabel('Code from your app').fill('000000');
  await part.getByRole('button', { name: 'Turn on' }).click();
  await expect(part).toContainText('This code is not right');
  await expectClean(page, 'setting two-step login up');
  await part.getByLabel('Code from your app').fill(codeOf(secret));
  await part.getByRole('button', { name: 'Turn on' }).click();
  await expect(part.getByRole('listitem')).toHaveCount(10);
  const [recovery = ''] = await part.getByRole('listitem').allTextContents();
  await expectClean(page, 'the recovery codes');
  await part.getByRole('button', { name: 'I have kept them' }).click();
  await expect(part).toContainText('You have 10 recovery codes left.');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await logIn(page, email);
  const code = page.getByRole('textbox', { name: 'Code from your app' });
  await expect(code).toBeFocused();
  await expectClean(page, 'the second step');
  // A password alone opens nothing, and a page that is loaded anew asks again.
  expect(await page.evaluate(async () => (await fetch('/api/admin/v1/you')).status)).toBe(401);
  await page.reload();
  await code.fill(codeOf(secret, 30));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Page: / })).toBeVisible();

  await page.context().clearCookies();
  await logIn(page, email);
  await page.getByRole('button', { name: 'No phone at hand? Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Page: / })).toBeVisible();
  const used = await awaitMails(request, email, 3);
  expect(used.some(({ text }) => text.includes('Recovery codes left: 9'))).toBe(true);

  await ownerPage.goto('/admin/team');
  const row = ownerPage.getByRole('main').getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: /^Reset two-step login/ }).click();
  const sure = ownerPage.getByRole('dialog');
  await expectClean(ownerPage, 'resetting two-step login');
  await sure.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(ownerPage.getByRole('main')).toContainText(
    'Jelmer Postma logs in with the password alone now',
  );
  await page.goto('/admin');
  await logIn(page, email);
  await expect(page.getByRole('button', { name: /^Page: / })).toBeVisible();
  await page.close();
});
