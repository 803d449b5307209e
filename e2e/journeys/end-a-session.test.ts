import { expect, type Browser, type Page } from '@playwright/test';
import { newApplicant } from '../board/applicant.ts';
import { test } from '../board/journey.ts';
import { refuseCookies, visit } from '../board/visit.ts';

const profile = '/my-account?menuType=edit-profile';
const password = 'de zee is groot';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const open = (page: Page, address: string) =>
      javaScriptEnabled ? visit(page, address) : page.goto(address);

    async function register(page: Page) {
      const { given, family, email } = newApplicant();
      await open(page, '/register');
      const main = page.locator('main');
      await main.getByRole('textbox', { name: 'Voornaam' }).fill(given);
      await main.getByRole('textbox', { name: 'Achternaam' }).fill(family);
      await main.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
      await main.getByLabel('Wachtwoord', { exact: true }).fill(password);
      await main.getByLabel('Herhaal wachtwoord').fill(password);
      await main.locator('input[name="terms"]').check();
      await main.getByRole('button', { name: 'Registreren', exact: true }).click();
      await expect(page).toHaveURL(/\/my-account/);
      return { email };
    }

    /** The same person in another browser. */
    async function elsewhere(browser: Browser, { email }: { email: string }) {
      const context = await browser.newContext({ javaScriptEnabled, userAgent: iPhone });
      const page = await context.newPage();
      await refuseCookies(page);
      await open(page, profile);
      const form = page.locator('main').getByRole('form', { name: 'Inloggen', exact: true });
      await form.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
      await form.getByLabel('Wachtwoord', { exact: true }).fill(password);
      await form.getByRole('button', { name: 'Inloggen', exact: true }).click();
      await expect(page).toHaveURL(/menuType=edit-profile/);
      return page;
    }

    test('somebody sees where they are logged in, and ends it elsewhere, by the keyboard too', async ({
      page,
      browser,
    }) => {
      await refuseCookies(page);
      const person = await register(page);
      const phone = await elsewhere(browser, person);
      await open(page, profile);
      const list = page.getByRole('region', { name: 'Waar je bent ingelogd' });
      await expect(list.getByRole('listitem').first()).toContainText('Deze browser');
      await expect(list.getByRole('listitem').nth(1)).toContainText('Safari op iOS');
      const end = list.getByRole('button', { name: /^Safari op iOS uitloggen/ });
      await end.focus();
      await page.keyboard.press('Enter');
      await expect(list.getByRole('status')).toContainText('Je bent daar uitgelogd');
      await expect(list.getByText('Je bent nergens anders ingelogd.')).toBeVisible();
      await phone.reload();
      await expect(phone).toHaveURL(/\/login\?/);
      await phone.context().close();

      const others = [await elsewhere(browser, person), await elsewhere(browser, person)];
      await open(page, profile);
      await expect(list.getByRole('listitem')).toHaveCount(3);
      await list.getByRole('button', { name: 'Overal elders uitloggen' }).click();
      await expect(list.getByRole('listitem')).toHaveCount(1);
      for (const other of others) {
        await other.reload();
        await expect(other).toHaveURL(/\/login\?/);
        await other.context().close();
      }
      await page.reload();
      await expect(page).toHaveURL(/menuType=edit-profile/);
    });

    test('what was saved is never said beside what was refused, nor the other way round', async ({
      page,
    }) => {
      await refuseCookies(page);
      await register(page);
      await open(page, profile);
      const details = page.locator('main').getByRole('form', { name: 'Je gegevens' });
      const saved = page.getByText('Je profiel is opgeslagen');
      const save = details.getByRole('button', { name: 'Opslaan' });
      await details.getByRole('textbox', { name: 'Voornaam' }).fill('Nieuwe naam');
      await save.click();
      await expect(saved).toBeVisible();
      await details.getByRole('textbox', { name: 'Voornaam' }).fill('');
      await save.click();
      await expect(details.getByText('Vul je voornaam in')).toBeVisible();
      await expect(saved).toHaveCount(0);

      // The form beside it succeeds: what the first was refused is old by then.
      const change = page.locator('main').getByRole('form', { name: 'Wachtwoord' });
      await change.getByLabel('Huidig wachtwoord').fill(password);
      await change
        .getByRole('textbox', { name: 'Nieuw wachtwoord', exact: true })
        .fill('het water stijgt weer');
      await change.getByRole('textbox', { name: 'Herhaal wachtwoord' }).fill('het water stijgt weer');
      await change.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
      await expect(page.getByText('Je wachtwoord is gewijzigd')).toBeVisible();
      await expect(page.getByText('Vul je voornaam in')).toHaveCount(0);
      // It is refused in turn.
      await change.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
      await expect(change.locator('[aria-invalid="true"]').first()).toBeVisible();
      await expect(page.getByText('Je wachtwoord is gewijzigd')).toHaveCount(0);
    });

    test('a page whose session was ended elsewhere says so', async ({ page, browser }) => {
      await refuseCookies(page);
      const person = await register(page);
      const phone = await elsewhere(browser, person);
      await open(page, profile);
      await page.getByRole('button', { name: 'Overal elders uitloggen' }).click();
      await expect(page.getByText('Je bent daar uitgelogd')).toBeVisible();
      const form = phone.locator('main').getByRole('form', { name: 'Je gegevens' });
      await form.getByRole('textbox', { name: 'Voornaam' }).fill('Half getypt');
      await form.getByRole('button', { name: 'Opslaan' }).click();
      if (javaScriptEnabled) {
        await expect(form.getByText('Je bent niet meer ingelogd', { exact: false })).toBeVisible();
        // In another tab, as it says; then what was typed is saved.
        const tab = await phone.context().newPage();
        await visit(tab, profile);
        const logIn = tab.locator('main').getByRole('form', { name: 'Inloggen', exact: true });
        await logIn.getByRole('textbox', { name: 'E-mailadres' }).fill(person.email);
        await logIn.getByLabel('Wachtwoord', { exact: true }).fill(password);
        await logIn.getByRole('button', { name: 'Inloggen', exact: true }).click();
        await expect(tab).toHaveURL(/menuType=edit-profile/);
        await expect(form.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Half getypt');
        await form.getByRole('button', { name: 'Opslaan' }).click();
        await expect(phone.getByText('Je profiel is opgeslagen')).toBeVisible();
        await expect(form.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Half getypt');
      } else {
        await expect(
          phone.getByText('wat je net verstuurde is niet opgeslagen', { exact: false }),
        ).toBeVisible();
      }
      await phone.context().close();
    });
  });
}
