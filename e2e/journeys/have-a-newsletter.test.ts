import { expect, type Page } from '@playwright/test';
import { applicationTexts, newApplicant } from '../board/applicant.ts';
import { expectClean } from '../board/axe.ts';
import { openEditor } from '../board/editor.ts';
import { jobToApplyFor } from '../board/jobs.ts';
import { test } from '../board/journey.ts';
import { awaitMails } from '../board/outbox.ts';
import { refuseCookies } from '../board/visit.ts';

test.use({ viewport: { width: 1280, height: 860 } });
test.beforeEach(async ({ page }) => refuseCookies(page));

/** Applies and ticks the newsletter. @returns the paths of the links in the mail that asks */
async function tick(page: Page, nth: number) {
  const job = await jobToApplyFor(page.request, 'nl', nth);
  const applicant = newApplicant();
  await page.goto(`/vacature/${job.slug}`);
  const form = page.locator('#apply');
  await form.locator('input[name="given_name"]').fill(applicant.given);
  await form.locator('input[name="family_name"]').fill(applicant.family);
  await form.locator('input[name="email"]').fill(applicant.email);
  const motivation = form.locator('textarea[name="motivation_text"]');
  if ((await motivation.count()) > 0) await motivation.fill('Graag!');
  await form.locator('input[name="terms"]').check();
  await page.getByLabel('Mail mij de nieuwsbrief “Wadwerk Weekbericht”').check();
  await page.getByRole('button', { name: applicationTexts.nl.send }).click();
  await expect(page.getByRole('heading', { name: applicationTexts.nl.sent })).toBeVisible();
  const mails = await awaitMails(page.request, applicant.email, 2);
  const text = mails.find(({ subject }) => subject.includes('Weekbericht'))?.text ?? '';
  const path = (key: string) => {
    const { pathname, search } = new URL(
      new RegExp(String.raw`https?://\S*[?]${key}=\S+`).exec(text)?.[0] ?? '',
    );
    return pathname + search;
  };
  return { email: applicant.email, confirm: path('newsletter'), unsubscribe: path('unsubscribe') };
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

    test('a newsletter is ticked, confirmed by its mail, exported by the admin, and ended by a link', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { email, confirm, unsubscribe } = await tick(page, javaScriptEnabled ? 21 : 22);
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
