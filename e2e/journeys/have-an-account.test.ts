import { expect, type Page } from '@playwright/test';
import { newApplicant } from '../board/applicant.ts';
import { awaitMails } from '../board/outbox.ts';
import { test } from '../board/journey.ts';
import { refuseCookies, visit } from '../board/visit.ts';

const demo = { email: 'candidate@demo.test', password: 'boardwright-demo' };
const sessions = async (page: Page) =>
  (await page.context().cookies()).filter(({ name, value }) => name.startsWith('auth.') && value !== '');

test.beforeEach(async ({ page }) => refuseCookies(page));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const open = (page: Page, address: string) =>
      javaScriptEnabled ? visit(page, address) : page.goto(address);
    const logIn = async (page: Page, { email, password }: typeof demo) => {
      const form = page.locator('main').getByRole('form', { name: 'Inloggen', exact: true });
      await form.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
      await form.getByLabel('Wachtwoord', { exact: true }).fill(password);
      await form.getByRole('button', { name: 'Inloggen', exact: true }).click();
    };

    test('logging in leads back to where one was going, and out again to the home page', async ({ page }) => {
      await open(page, '/my-account?menuType=edit-profile');
      await expect(page).toHaveURL(/\/login\?/);
      await logIn(page, { ...demo, password: 'not the password' });
      const form = page.locator('main').getByRole('form', { name: 'Inloggen', exact: true });
      await expect(form.getByRole('alert')).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'E-mailadres' })).toHaveValue(demo.email);
      expect(await sessions(page)).toEqual([]);
      await logIn(page, demo);
      await expect(page).toHaveURL(/\/my-account\?menuType=edit-profile/);
      const [session] = await sessions(page);
      expect(session).toMatchObject({ name: 'auth.candidate', httpOnly: true, sameSite: 'Lax' });
      await page.goto('/login');
      await expect(page).toHaveURL(/\/my-account/);
      await page.locator('main').getByRole('button', { name: 'Uitloggen', exact: true }).click();
      await expect.poll(() => sessions(page)).toEqual([]);
      await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    });

    test('two tabs may log out, and what the second still shows asks to log in again', async ({ page }) => {
      await open(page, '/my-account?menuType=edit-profile');
      await logIn(page, demo);
      await expect(page).toHaveURL(/\/my-account\?menuType=edit-profile/);
      const [second, third] = [await page.context().newPage(), await page.context().newPage()];
      for (const tab of [second, third]) await open(tab, '/my-account?menuType=edit-profile');
      await page.locator('main').getByRole('button', { name: 'Uitloggen', exact: true }).click();
      await expect.poll(() => sessions(page)).toEqual([]);
      // Logging out once more is no mistake.
      await second.locator('main').getByRole('button', { name: 'Uitloggen', exact: true }).click();
      await expect.poll(() => new URL(second.url()).pathname).toBe('/');
      // Going on where the third tab was leads to the login, and from there back.
      await third.locator('main').getByRole('link', { name: 'Dashboard', exact: true }).click();
      await expect(third).toHaveURL(/\/login\?/);
      await logIn(third, demo);
      await expect(third).toHaveURL(/\/my-account\?menuType=dashboard/);
    });

    test('who registers is in at once, verifies by mail, and comes back with a new password', async ({
      page,
    }) => {
      const { given, family, email } = newApplicant();
      await open(page, '/register');
      const main = page.locator('main');
      const submit = main.getByRole('button', { name: 'Registreren', exact: true });
      await main.getByRole('textbox', { name: 'Voornaam' }).fill(given);
      await main.getByRole('textbox', { name: 'Achternaam' }).fill(family);
      await main.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
      await main.getByLabel('Wachtwoord', { exact: true }).fill('de zee is groot');
      await main.getByLabel('Herhaal wachtwoord').fill('de zee is klein');
      await main.locator('input[name="terms"]').check();
      await submit.click();
      await expect(
        main.getByText('Wachtwoorden', { exact: false }).or(main.locator('[aria-invalid="true"]')).first(),
      ).toBeVisible();
      await expect(main.getByRole('textbox', { name: 'Voornaam' })).toHaveValue(given);
      await main.getByLabel('Wachtwoord', { exact: true }).fill('de zee is groot');
      await main.getByLabel('Herhaal wachtwoord').fill('de zee is groot');
      await submit.click();
      await expect(page).toHaveURL(/\/my-account/);

      const [welcome] = await awaitMails(page.request, email);
      const link = /https?:\/\/\S*verify=\S+/.exec(welcome?.text ?? '')?.[0] ?? '';
      const { pathname, search } = new URL(link);
      await page.goto(pathname + search);
      await page.getByRole('button', { name: 'Bevestigen' }).click();
      await expect(page).toHaveURL(/verified=1/);

      await page.context().clearCookies({ name: 'auth.candidate' });
      await open(page, '/wachtwoord-vergeten');
      await main.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
      await main.getByRole('button', { name: 'Mail mij de link' }).click();
      const [reset] = await awaitMails(page.request, email, 2);
      const back = new URL(/https?:\/\/\S*token=\S+/.exec(reset?.text ?? '')?.[0] ?? '');
      await open(page, back.pathname + back.search);
      await main.getByRole('textbox', { name: 'Nieuw wachtwoord' }).fill('het water stijgt weer');
      await main.getByRole('textbox', { name: 'Herhaal wachtwoord' }).fill('het water stijgt weer');
      await main.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
      await expect.poll(async () => (await sessions(page)).length).toBe(1);
      await page.context().clearCookies({ name: 'auth.candidate' });
      await open(page, '/login');
      await logIn(page, { email, password: 'het water stijgt weer' });
      await expect.poll(async () => (await sessions(page)).length).toBe(1);
    });
  });
}
