import { expect, type Page } from '@playwright/test';
import { expectClean } from './axe.ts';
import { expectSaved } from './editor.ts';

interface Board {
  /** Where the owner is logged in. */
  readonly page: Page;
  readonly address: string;
}

/** The owner answers a few questions, and visitors read who is responsible in place of a sample. */
export async function answerForLegalPages({ page, address }: Board): Promise<void> {
  const read = async (path: string) => (await fetch(`${address}${path}`)).text();
  expect(await read('/privacy')).toContain('<p>…</p>');
  await page.goto(`${address}/admin/overview`);
  const step = page
    .locator('details')
    .filter({ hasText: 'First steps' })
    .getByRole('listitem')
    .filter({ hasText: 'Terms and privacy' });
  await expect(step).not.toContainText('Done');
  await step.getByRole('link').click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Not published yet');
  await expectClean(page, 'legal pages that nobody answered for');
  // Who runs the board is a setting: it is led to from what is missing.
  await main.getByRole('link', { name: 'Fill in: The name of your company' }).click();
  const name = page.locator('#setting-invoice_name');
  await expect(name).toBeFocused();
  await name.fill('Havenwerk & Zonen BV');
  await page.locator('#setting-invoice_address').fill('Havenkade 4\n9976 VV Lauwersoog');
  await page.locator('#setting-invoice_name').focus();
  await expectSaved(page);

  await page.goto(`${address}/admin/content?part=legal`);
  await main.getByRole('button', { name: /^Fill in: An email address/ }).click();
  await page.keyboard.type('privacy@havenwerk');
  await expect(main).toContainText('This is no email address');
  await page.keyboard.type('.example');
  await main.getByRole('button', { name: 'Fill in: Who hosts this site' }).click();
  await page.keyboard.press('Enter');
  await main.getByLabel('Name', { exact: true }).fill('Noordserver');
  const preview = main.frameLocator('iframe');
  await expect(preview.getByText('Noordserver')).toBeVisible();
  await expect(preview.getByText('privacy@havenwerk.example').first()).toBeVisible();
  await main.getByLabel(/^Privacy, in/).fill('We bellen nooit om je wachtwoord.');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main).toContainText('Visitors read it once you publish it');
  await main.getByRole('button', { name: 'Publish' }).click();
  await expect(main).toContainText('Published: visitors read it now');
  await expectClean(page, 'legal pages that are published');

  const privacy = await read('/privacy');
  for (const part of ['Havenwerk &amp; Zonen BV', 'Noordserver', 'We bellen nooit', 'href="/colofon"'])
    expect(privacy).toContain(part);
  expect(await read('/colofon')).toContain('9976 VV Lauwersoog');
  await page.goto(`${address}/admin/overview`);
  await expect(step).toContainText('Done');
}
