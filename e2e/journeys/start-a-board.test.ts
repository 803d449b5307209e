import { expect, type Page } from '@playwright/test';
import { expectClean } from '../board/axe.ts';
import { canvas, desktop } from '../board/editor.ts';
import { startEmptyBoard } from '../board/empty-board.ts';
import {
  addACompany,
  answerAReport,
  copyTheSite,
  inviteAColleague,
  letACompanyIn,
  writeContent,
} from '../board/first-week.ts';
import { test } from '../board/journey.ts';
import { answerForLegalPages } from '../board/legal-pages.ts';
import { publishByHand } from '../board/publish-by-hand.ts';

test.use(desktop);

test('an owner sets an empty board up, walks it to a live one, and runs it for a week', async ({
  page,
  browser,
}) => {
  // An app of its own begins, on a machine that is busy with other journeys.
  test.setTimeout(300_000);
  page.setDefaultTimeout(60_000);
  const { address, setup, admin, mailsTo, stop } = await startEmptyBoard();
  try {
    const visitor = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
    await visitor.goto(address);
    await expect(visitor).toHaveURL(/\/create-jobboard$/);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Deze vacaturesite wordt gebouwd');

    await page.goto(setup);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your board');
    await page.getByRole('button', { name: 'Make my board' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Some answers' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
    await expectClean(page, 'the set-up with what is missing');
    await page.getByRole('textbox', { name: 'First name' }).fill('Jet');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Postma');
    await page.getByRole('textbox', { name: 'Email' }).fill('jet@havenwerk.example');
    await page.getByLabel('Password').fill('zeehonden op het wad');
    await page.getByRole('textbox', { name: 'Name of the board' }).fill('Haven');
    await expect(page.getByRole('textbox', { name: 'Host name' })).toHaveValue('localhost');
    await page.getByRole('button', { name: 'Make my board' }).click();
    await expect(page.getByRole('heading', { name: 'Name and logo' })).toBeVisible();
    const preview = page.getByRole('complementary', { name: 'Live preview' });
    await expect(preview.getByRole('heading', { name: 'No home page yet' })).toBeVisible();
    // Nobody goes on without a name, and no board takes the product's own.
    const name = page.getByRole('textbox', { name: 'Name of the board' });
    await expect(name).toHaveValue('Haven');
    await name.fill('');
    await page.getByRole('button', { name: 'Next: Languages' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Give the board a name' })).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill('Havenwerk');
    await page.getByRole('button', { name: 'Next: Languages' }).click();
    await page.getByRole('button', { name: 'Next: Colours and font' }).click();
    await page.locator('#setting-primary_color').fill('#7a2e1f');
    await page.getByText('Lato', { exact: true }).click();
    await expect(page.getByRole('radio', { name: /Lato/ })).toBeChecked();
    await page.getByRole('button', { name: 'Next: Pages' }).click();
    // Nothing can go live that visitors could not use.
    await page
      .getByRole('navigation', { name: 'Steps to a live board' })
      .getByRole('button', { name: /Put live/ })
      .click();
    await expect(page.getByRole('status').filter({ hasText: 'Still needed' })).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expectClean(page, 'the pages to begin with');
    for (const kind of ['News', 'Article', 'Searches'])
      await page.getByRole('checkbox', { name: kind, exact: true }).check();
    await page.getByRole('button', { name: /^Make \d+ pages$/ }).click();
    // The result is there at once, before anything is live.
    const rendered = preview.frameLocator('iframe');
    await expect(rendered.getByRole('banner').getByText('Havenwerk').first()).toBeVisible();
    await expect(rendered.getByRole('heading', { level: 1 })).not.toContainText('kon niet');
    await page.getByRole('button', { name: 'Next: Put live' }).click();
    await page.getByRole('button', { name: 'Put the board live' }).click();
    await expect(page.getByRole('heading', { name: 'Your board is live' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'when you publish the page' })).toBeVisible();

    await visitor.goto(`${address}/create-jobboard`);
    await expect(visitor).toHaveURL(`${address}/`);
    await expect(visitor.getByRole('banner').getByText('Havenwerk').first()).toBeVisible();
    const look = await visitor.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return [style.getPropertyValue('--brand-primary').trim(), style.fontFamily];
    });
    expect(look[0]).toBe('#7a2e1f');
    await expectClean(visitor, 'the new board');
    await visitor.getByRole('button', { name: /Zoek/ }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Geen vacatures');
    await visitor.context().close();

    // The link has done its work: nobody becomes admin by it again.
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(setup);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This link has expired or was used');
    await stranger.context().close();

    await page.getByRole('link', { name: 'Go on building' }).click();
    await expect(canvas(page).locator('[data-block-key]').first()).toBeVisible();

    // Nobody offers a job here yet: the editor shows what one looks like, and no visitor sees it.
    await page.getByRole('button', { name: 'Pages', exact: true }).click();
    for (const row of [/^Vacature \//, /^Vacatures \//]) {
      await page.getByRole('button', { name: row }).first().click();
      await expect(canvas(page).getByText('Voorbeeldbedrijf').first()).toBeVisible();
      await expect(canvas(page).getByText('Voorbeeld', { exact: true }).first()).toBeVisible();
    }
    for (const path of ['/vacature', '/vacatures', '/'])
      expect(await (await page.request.get(`${address}${path}`)).text(), path).not.toContain(
        'Voorbeeldbedrijf',
      );

    const second = await (await browser.newContext({ ...desktop, locale: 'en-GB' })).newPage();
    await makeSecondAdmin(second, admin);
    await second.context().close();
    const week = { page, browser, address, mailsTo };
    await writeContent(week);
    await answerForLegalPages(week);
    await addACompany(week);
    await letACompanyIn(week);
    await answerAReport(week);
    await inviteAColleague(week);
    await copyTheSite(week);
    await publishByHand(week);
    await askForHost(page, address);
  } finally {
    await stop();
  }
});

type Board = Pick<Awaited<ReturnType<typeof startEmptyBoard>>, 'admin'>;

/** Who runs the server lets somebody in beside the owner; they choose a password, and see where they are logged in. */
async function makeSecondAdmin(page: Page, admin: Board['admin']): Promise<void> {
  const printed = await admin('user', 'add', 'wim@havenwerk.example', '--name', 'Wim Bos');
  const link = /http\S+/.exec(printed)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  await page.getByLabel('New password', { exact: true }).fill('kort');
  await page.getByLabel('New password once more').fill('kort');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByText('Password at least 10 characters')).toBeVisible();
  await expectClean(page, 'a refused new password');
  await page.getByLabel('New password', { exact: true }).fill('scholeksters in het gras');
  await page.getByLabel('New password once more').fill('scholeksters in het gras');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'How you log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your account' });
  await expect(dialog.getByText('This browser')).toBeVisible();
  await expectClean(page, 'the account of an admin');
  await dialog.getByLabel('Present password').fill('scholeksters in het gras');
  await dialog.getByLabel('New password', { exact: true }).fill('kieviten boven de dijk');
  await dialog.getByLabel('New password once more').fill('kieviten boven de dijk');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('Your password was changed.')).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('nog een keer proberen');
  await page.getByLabel('New password once more').fill('nog een keer proberen');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired or was used');
  expect(await admin('user', 'list')).toContain('wim@havenwerk.example  Wim Bos  all sites');
}

/** A host of one's own: asked for, refused without its record, given up. */
async function askForHost(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/admin/settings?section=domain`);
  await expect(page.getByText('Main address: mails, feeds')).toBeVisible();
  await page.getByLabel('Another address').fill('no host at all');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This is no host name' })).toBeVisible();
  await page.getByLabel('Another address').fill('https://Banen.Havenwerk.example/');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const asked = page
    .getByRole('list', { name: 'Addresses of the site' })
    .getByRole('listitem')
    .filter({ hasText: 'banen.havenwerk.example' });
  await expect(asked.getByText('_boardwright.banen.havenwerk.example')).toBeVisible();
  await expectClean(page, 'a host that waits for its record');
  await asked.getByRole('button', { name: 'Verify: banen.havenwerk.example' }).click();
  // Without the record, or without any name server, as on a machine without a network.
  await expect(asked.getByRole('alert').filter({ hasText: /no such record|name servers/ })).toBeVisible({
    timeout: 30_000,
  });
  await asked.getByRole('button', { name: 'Remove: banen.havenwerk.example' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(asked).toHaveCount(0);
}
