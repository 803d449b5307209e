import { expect, type Page } from '@playwright/test';
import { expectClean } from '../board/axe.ts';
import { newCandidate } from '../board/accounts.ts';
import { inviteAdmin } from '../board/invited-admin.ts';
import { test } from '../board/journey.ts';
import { awaitMails } from '../board/outbox.ts';
import { addVirtualDevice } from '../board/virtual-device.ts';
import { refuseCookies, visit } from '../board/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 860 } });

const password = 'paarse fiets in de regen';
const bench = (page: Page) => page.getByRole('button', { name: /^Page: / });

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'How you log in' }).click();
}
async function logOut(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
}
async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('an admin logs in with a passkey, as the only step and as the second one, until it is removed', async ({
  page: ownerPage,
  browser,
  request,
  baseURL,
}) => {
  const person = { given: 'Ilse', family: 'Veenstra', password };
  const { email, page } = await inviteAdmin({ owner: ownerPage, browser, request, baseURL, person });
  const device = await addVirtualDevice(page);
  await expect(bench(page)).toBeVisible();

  await openAccount(page);
  const part = page.getByRole('region', { name: 'Passkeys' });
  const add = async (): Promise<void> => {
    await part.getByRole('button', { name: 'Add a passkey' }).click();
    await part.getByLabel('Your password').fill(password);
    await part.getByRole('button', { name: 'Go on' }).click();
  };
  // A prompt that is put away changes nothing.
  await device.consents(false);
  await add();
  await expect(part).toContainText('No passkey was made. Nothing has changed.');
  await device.consents(true);
  await add();
  await expect(part.getByRole('listitem')).toHaveCount(10);
  const [recovery = ''] = await part.getByRole('listitem').allTextContents();
  await expectClean(page, 'the recovery codes after a passkey');
  await part.getByRole('button', { name: 'I have kept them' }).click();
  await expect(part.getByRole('listitem')).toHaveText([/For localhost/]);
  await expect(page.getByRole('region', { name: 'Two-step login' })).toContainText('On by your passkeys');
  await part.getByRole('button', { name: /^Rename/ }).click();
  await part.getByLabel('Name').fill('');
  await part.getByRole('button', { name: 'Save' }).click();
  await expect(part).toContainText('Give it a name');
  await part.getByLabel('Name').fill('My laptop');
  await part.getByRole('button', { name: 'Save' }).click();
  await expect(part).toContainText('It is now called My laptop.');
  await expectClean(page, 'the passkeys');

  await logOut(page);
  await device.isOffered(false);
  await page.goto('/admin');
  await expectClean(page, 'the login with passkeys');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(bench(page)).toBeVisible();
  // Where the address is typed it is offered too: here its owner takes it at once.
  await device.isOffered(true);
  await page.context().clearCookies();
  await page.goto('/admin');
  await expect(bench(page)).toBeVisible();
  await device.isOffered(false);

  // The password alone opens nothing; the passkey is the second step, and a recovery code helps who has none at hand.
  await page.context().clearCookies();
  await typePassword(page, email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectClean(page, 'the second step with a passkey');
  await device.consents(false);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByRole('button', { name: 'Use your passkey' })).toBeEnabled();
  await device.consents(true);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(bench(page)).toBeVisible();
  await page.context().clearCookies();
  await typePassword(page, email);
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery);
  await page.keyboard.press('Enter');
  await expect(bench(page)).toBeVisible();

  await ownerPage.goto('/admin/team');
  const row = ownerPage.getByRole('main').getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Two-step login (passkey)');

  await openAccount(page);
  await part.getByRole('button', { name: /^Remove/ }).click();
  await part.getByLabel('Your password').fill(password);
  await part.getByRole('button', { name: 'Remove' }).click();
  await expect(part).toContainText('You have no passkeys yet.');
  const mails = await awaitMails(request, email, 4);
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/You now have a passkey/),
      expect.stringMatching(/was removed/),
    ]),
  );
  await logOut(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey does not work here.');
  await typePassword(page, email);
  await expect(bench(page)).toBeVisible();
  await page.close();
});

test('a candidate adds a passkey and logs in without a password, at that host alone', async ({ page }) => {
  const profile = '/en/my-account?menuType=edit-profile';
  const device = await addVirtualDevice(page);
  await refuseCookies(page);
  const person = await newCandidate(page);
  await visit(page, profile);
  await device.isOffered(false);
  const part = page.getByRole('region', { name: 'Passkeys' });
  const add = part.getByRole('form', { name: 'Add a passkey' });
  const submit = async (typed: string): Promise<void> => {
    await add.getByLabel('Current password', { exact: true }).fill(typed);
    await add.getByRole('button', { name: 'Add a passkey' }).click();
  };
  await submit('not this one');
  await expect(add).toContainText('This is not your current password');
  await device.consents(false);
  await submit(person.password);
  await expect(add).toContainText('No passkey was made. Nothing has changed.');
  await device.consents(true);
  await submit(person.password);
  await expect(part).toContainText('Your passkeys are up to date');
  await expect(part.getByRole('listitem')).toContainText('For localhost.');
  await part.getByText('Change', { exact: true }).click();
  await expectClean(page, 'the passkeys of a candidate');

  await page.context().clearCookies();
  await refuseCookies(page);
  await visit(page, `/en/login?next=${encodeURIComponent(profile)}`);
  // Of two halves, that of who looks for work.
  const form = page.getByRole('form', { name: 'Log in', exact: true });
  const use = form.getByRole('button', { name: 'Use a passkey' });
  await expect(use).toBeVisible();
  await expectClean(page, 'the login of visitors with passkeys');
  await use.click();
  await expect(page).toHaveURL(/menuType=edit-profile/);
  await expect(part.getByRole('listitem')).toContainText('Last used on');

  await part.getByText('Change', { exact: true }).click();
  const remove = part.getByRole('form', { name: /^Remove/ });
  await remove.getByLabel('Current password', { exact: true }).fill(person.password);
  await remove.getByRole('button', { name: 'Remove' }).click();
  await expect(part.getByRole('listitem')).toHaveCount(0);
  await page.context().clearCookies();
  await refuseCookies(page);
  await visit(page, '/en/login');
  await use.click();
  await expect(page.getByRole('alert').filter({ hasText: 'This passkey does not work here.' })).toBeVisible();
});
