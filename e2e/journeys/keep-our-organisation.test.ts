import { deflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { expectClean } from '../board/axe.ts';
import { newEmployer } from '../board/employer.ts';
import { test } from '../board/journey.ts';
import { awaitMails } from '../board/outbox.ts';
import { refuseCookies, scriptsRun } from '../board/visit.ts';

test.beforeEach(async ({ page }) => refuseCookies(page));

const main = (page: Page) => page.locator('main');
const press = async (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();

/** A small picture, red from corner to corner. */
function picture(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.concat([Buffer.from(type), data]);
    let sum = 0xffffffff;
    for (const byte of head) {
      sum ^= byte;
      for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
    }
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
    return Buffer.concat([length, head, crc]);
  };
  const size = 32;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(size * 3, Buffer.from([200, 30, 30]))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: size }, () => line)));
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const open = async (page: Page, address: string) => {
      await page.goto(address);
      if (javaScriptEnabled) await scriptsRun(page);
    };

    test('a company fills its page part by part, and visitors see it at once', async ({ page }) => {
      const { company } = await newEmployer(page);
      await open(page, '/my-account?menuType=organisations');
      await main(page).getByRole('link', { name: company }).click();
      await expect(main(page).getByRole('heading', { level: 2, name: company })).toBeVisible();
      await page.waitForLoadState('networkidle');
      if (javaScriptEnabled) await expectClean(page, 'an organisation');
      const own = page.url();

      await main(page).getByRole('link', { name: 'Wijzigen: Gegevens' }).click();
      await page.locator('input[name="slogan_nl"]').fill('Brood van het wad');
      await page.locator('textarea[name="text_about_nl"]').fill('Wij bakken.\n\n- elke dag\n- met zuurdesem');
      await page.locator('input[name="location_hq"]').fill('Winsum');
      if (javaScriptEnabled) await page.keyboard.press('Escape');
      await page.locator('input[name="socials_website"]').fill('nergens');
      await press(page, 'Opslaan');
      await expect(main(page)).toContainText('Dit is geen geldig webadres');
      await expect(page.locator('input[name="slogan_nl"]')).toHaveValue('Brood van het wad');
      await page.locator('input[name="socials_website"]').fill('bakkerij.example');
      if (javaScriptEnabled) await expectClean(page, 'the form of an organisation');
      await press(page, 'Opslaan');
      await expect(main(page)).toContainText('De pagina laat het meteen zien');

      for (const [kind, field, value] of [
        ['Voordeel', 'value_nl', 'Elke vrijdag gebak'],
        ['Tekst', 'value_nl', 'Vier ovens en een winkel.'],
      ] as const) {
        await main(page)
          .getByRole('link', { name: `Toevoegen: ${kind}` })
          .click();
        await page.locator(`[name="${field}"]`).fill(value);
        await press(page, 'Opslaan');
        await expect(main(page)).toContainText('Het onderdeel is opgeslagen');
      }
      await press(page, 'Omhoog: Tekst 2');
      await expect(main(page)).toContainText('De onderdelen hebben hun nieuwe volgorde');
      await expect(main(page).locator('ol > li').first()).toContainText('Vier ovens');

      await page.locator('#organisation-logo').setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: picture(),
      });
      await press(page, 'Uploaden: Logo');
      await expect(main(page)).toContainText('De afbeelding is opgeslagen');

      const [preview] = await Promise.all([
        page.context().waitForEvent('page'),
        main(page).getByRole('link', { name: 'Bekijk de pagina' }).click(),
      ]);
      await expect(preview.locator('main')).toContainText('Brood van het wad');
      await expect(preview.locator('main')).toContainText('Elke vrijdag gebak');
      await preview.close();

      await open(page, own);
      await main(page).getByRole('link', { name: 'Archiveer deze organisatie' }).click();
      await press(page, 'Archiveren');
      await expect(main(page)).toContainText('De organisatie is gearchiveerd');
    });
  });
}

test('a colleague is invited by mail, and joins with a password of their own', async ({ page, browser }) => {
  const { company } = await newEmployer(page);
  await page.goto('/my-account?menuType=client');
  await scriptsRun(page);
  await expectClean(page, 'a company');
  const email = `collega.${Date.now()}@example.org`;
  await page.locator('input[name="given_name"]').fill('Jelle');
  await page.locator('input[name="family_name"]').fill('Dijkstra');
  await page.locator('input[name="email"]').fill(email);
  await press(page, 'Uitnodiging sturen');
  await expect(main(page)).toContainText('De uitnodiging is onderweg');
  await expect(main(page)).toContainText(email);
  const [mail] = await awaitMails(page.request, email);
  expect(mail?.subject).toContain(company);
  const link = new URL(/https?:\/\/\S*token=\S+/.exec(mail?.text ?? '')?.[0] ?? '');

  const theirs = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await refuseCookies(theirs);
  await theirs.goto(link.pathname + link.search);
  await theirs.locator('main input[name="password"]').fill('brood bakken in de nacht');
  await theirs.locator('main input[name="password_confirmation"]').fill('brood bakken in de nacht');
  await theirs.locator('main form button:not([type="button"])').last().click();
  await expect(theirs).not.toHaveURL(/token=/);
  await theirs.goto('/my-account?menuType=client');
  await expect(main(theirs)).toContainText('Jelle Dijkstra');
  await expect(theirs.locator('input[name="name"]').first()).toHaveValue(company);
  await theirs.context().close();

  await page.reload();
  await main(page).getByRole('link', { name: 'Toegang beëindigen: Jelle Dijkstra' }).click();
  await press(page, 'Toegang beëindigen: Jelle Dijkstra');
  await expect(main(page)).toContainText('De toegang is beëindigd');
  await expect(main(page)).toContainText('Geen toegang');
});

test('one person works for two companies, and switches between them', async ({ page }) => {
  const { company } = await newEmployer(page);
  await page.goto('/my-account?menuType=client');
  await scriptsRun(page);
  await page.getByText('Bedrijf toevoegen', { exact: true }).click();
  const other = `Molen ${company}`;
  await page.locator('#new-company-name').fill(other);
  await press(page, 'Voeg bedrijf toe');
  await expect(main(page)).toContainText('Het bedrijf is toegevoegd');
  await press(page, `Wissel: ${other}`);
  await expect(main(page)).toContainText(`Je werkt nu voor ${other}`);
  await page.goto('/my-account?menuType=organisations');
  await expect(main(page).locator('ul h3')).toHaveText([other]);
});
