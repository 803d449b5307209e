import { expect, type Page } from '@playwright/test';
import { newApplicant } from '../board/applicant.ts';
import { expectClean } from '../board/axe.ts';
import { openEditor } from '../board/editor.ts';
import { test } from '../board/journey.ts';
import { awaitMails } from '../board/outbox.ts';
import { refuseCookies } from '../board/visit.ts';

test.use({ viewport: { width: 1280, height: 860 } });
test.beforeEach(async ({ page }) => refuseCookies(page));

/** Asks for the newsletter where the news is read. @returns the paths of the links in the mail that asks */
async function subscribe(page: Page) {
  const { email } = newApplicant();
  await page.goto('/nieuws');
  const form = page.getByRole('form', { name: 'Blijf op de hoogte' });
  await expect(form).toContainText('Mail mij de nieuwsbrief “Wadwerk Weekbericht”');
  // What is wrong stands beside its field, and what was typed stays.
  const field = form.getByRole('textbox', { name: 'E-mailadres' });
  await field.fill('sanne');
  await form.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(field).toHaveAccessibleDescription(/Ontbreekt het apenstaartje/);
  await expect(field).toHaveValue('sanne');
  await field.fill(email);
  await form.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toContainText('Druk op de knop');
  const [mail] = await awaitMails(page.request, email);
  const path = (key: string) => {
    const { pathname, search } = new URL(
      new RegExp(String.raw`https?://\S*[?]${key}=\S+`).exec(mail?.text ?? '')?.[0] ?? '',
    );
    return pathname + search;
  };
  return { email, confirm: path('newsletter'), unsubscribe: path('unsubscribe') };
}

/** The file of confirmed addresses, as the admin takes it. */
async function exported(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Confirmed as CSV' }).click();
  const stream = await (await waiting).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a newsletter is asked for on a page, confirmed by its mail, exported by the admin, and ended by a link', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { email, confirm, unsubscribe } = await subscribe(page);
      if (javaScriptEnabled) {
        await expect(page.getByRole('status').filter({ hasText: email })).toBeFocused();
        await expectClean(page, 'a newsletter that was asked for');
      }
      const editing = await browser.newPage({
        baseURL: baseURL ?? '',
        locale: 'en-GB',
        viewport: { width: 1280, height: 860 },
        javaScriptEnabled: true,
      });
      await openEditor(editing);
      await editing.goto('/admin/content?part=newsletters');
      await expect(editing.getByRole('heading', { level: 1, name: 'Newsletters' })).toBeVisible();
      const find = async (state: string) => {
        await editing.reload();
        await editing.getByRole('searchbox', { name: 'Search an address' }).fill(email);
        await editing.getByRole('button', { name: 'Search', exact: true }).click();
        await expect(editing.getByRole('row').filter({ hasText: email })).toContainText(state);
      };
      await find('Not confirmed');
      expect(await exported(editing)).not.toContain(email);

      // A program opens the link before its reader does: nothing comes of it.
      await page.request.get(confirm);
      await page.goto(confirm);
      await expect(page.getByRole('heading', { name: 'Wil je deze nieuwsbrief?' })).toBeVisible();
      if (javaScriptEnabled) await expectClean(page, 'the page that asks');
      await page.getByRole('button', { name: 'Ja, mail hem mij' }).click();
      await expect(page.getByRole('heading', { name: 'Je krijgt deze nieuwsbrief' })).toBeVisible();
      await find('Confirmed');
      const row = (await exported(editing)).split('\r\n').find((line) => line.startsWith(`${email},`));
      expect(row).toContain('Mail mij de nieuwsbrief “Wadwerk Weekbericht”');
      expect(row).toContain(unsubscribe);

      await page.goto(unsubscribe);
      await page.getByRole('button', { name: 'Afmelden' }).click();
      await expect(page.getByRole('heading', { name: 'Je krijgt deze nieuwsbrief niet meer' })).toBeVisible();
      await find('Ended');
      expect(await exported(editing)).not.toContain(email);
      // They wrote to the owner of the board: nothing of them is to stay.
      await editing.getByRole('button', { name: `Delete ${email}` }).click();
      const dialog = editing.getByRole('dialog', { name: 'Delete this subscriber?' });
      await expect(dialog).toContainText('cannot be undone');
      await expectClean(editing, 'a subscriber that is deleted');
      await dialog.getByRole('button', { name: 'Delete the subscriber' }).click();
      await expect(editing.getByText(`${email} was deleted.`).first()).toBeVisible();
      await expect(editing.getByRole('row').filter({ hasText: email })).toHaveCount(0);
      await editing.close();
    });
  });
}

test('an admin adds a newsletter, which forms then offer, and takes it away', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Nieuws ${Date.now().toString(36)}`;
  const editing = await browser.newPage({
    baseURL: baseURL ?? '',
    locale: 'en-GB',
    viewport: { width: 1280, height: 860 },
  });
  await openEditor(editing);
  await editing.goto('/admin/content?part=newsletters');
  await editing.getByRole('button', { name: 'Add a newsletter' }).click();
  await editing.getByLabel('Name in Dutch').last().fill(name);
  await editing.getByRole('button', { name: 'Save newsletters' }).click();
  await expect(editing.getByText('0 confirmed, 0 not confirmed yet').last()).toBeVisible();
  await expect(async () => {
    await page.goto('/register');
    await expect(page.getByText(`Mail mij de nieuwsbrief “${name}”`).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await editing.getByRole('button', { name: `Remove ${name}` }).click();
  await editing.getByRole('button', { name: 'Save newsletters' }).click();
  await expect(editing.getByLabel('Name in Dutch')).toHaveCount(1);
  await editing.close();
});
