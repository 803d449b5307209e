import { expect, type Page } from '@playwright/test';
import { expectClean } from '../board/axe.ts';
import { registerHere } from '../board/candidate.ts';
import { complaints, refuseCookies, scriptsRun, visit } from '../board/visit.ts';
import { test } from '../board/journey.ts';

const hearts = (page: Page) => page.locator('main article').getByRole('button', { name: /favoriet/ });
const intentCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name, value }) => name === 'wish' && value !== '');

test.beforeEach(async ({ page }) => refuseCookies(page));

test('a guest’s heart asks to log in, and the wish is kept through registering', async ({ page }) => {
  const nothingBroke = complaints(page);
  await visit(page, '/vacatures?page=2');
  const favourite = hearts(page).nth(1);
  const name = ((await favourite.getAttribute('aria-label')) ?? '').replace('Bewaar als favoriet: ', '');
  await favourite.click();
  const dialog = page.getByRole('dialog', { name: 'Log in om te bewaren' });
  await expect(dialog).toContainText(name);
  await expectClean(page, 'the question to log in');
  // Not now: nothing is remembered, and the button has the focus again.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(favourite).toBeFocused();
  expect(await intentCookie(page)).toBeUndefined();

  await favourite.click();
  await dialog.getByRole('button', { name: 'Registreren' }).click();
  await expect(page).toHaveURL(/\/register\?/);
  expect(await intentCookie(page)).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await scriptsRun(page);
  await registerHere(page);
  await expect(page).toHaveURL(/\/vacatures\?page=2$/);
  await expect(
    page.getByRole('status').filter({ hasText: `Bewaard bij je favorieten: ${name}` }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: `Verwijder uit favorieten: ${name}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await intentCookie(page)).toBeUndefined();
  await visit(page, '/vacatures?page=2');
  await expect(page.getByText('Bewaard bij je favorieten')).toHaveCount(0);
  nothingBroke();
});

test('a candidate keeps and lets go on any page, and finds it all in the account', async ({ page }) => {
  await visit(page, '/register');
  await registerHere(page);
  await visit(page, '/vacatures');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const button = hearts(page).first();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const name = ((await button.getAttribute('aria-label')) ?? '').replace('Verwijder uit favorieten: ', '');
  await hearts(page).nth(2).click();
  await expect(hearts(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await hearts(page).nth(2).click();
  await expect(hearts(page).nth(2)).toHaveAttribute('aria-pressed', 'false');

  await page.locator('main article').getByRole('heading').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('main').getByRole('button', { name: 'Bewaard', exact: true })).toBeVisible();
  await page
    .locator('main aside')
    .getByRole('button', { name: /^Bewaar als favoriet/ })
    .click();
  await expect(
    page.locator('main aside').getByRole('button', { name: /^Verwijder uit favorieten/ }),
  ).toBeVisible();

  await page.locator('header').getByRole('link', { name: 'Mijn account' }).first().click();
  const tabs = page.getByRole('navigation', { name: 'Account' });
  await tabs.getByRole('link', { name: 'Favorieten' }).click();
  // The dashboard, which gives way, lists it as well.
  await expect(page).toHaveURL(/menuType=favorites/);
  const row = page.locator('main li').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /Verwijder uit favorieten/ }).click();
  await expect(page.getByText('Uit je favorieten verwijderd')).toBeVisible();
  await expectClean(page, 'favourites');
  await expect(page.getByText('Nog geen vacatures bewaard')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(row).toHaveCount(1);
  await page.getByRole('link', { name: /^Organisaties 1/ }).click();
  await expect(page.locator('main li').getByRole('button', { name: /Verwijder uit favorieten/ })).toHaveCount(
    1,
  );
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a heart leads to the login, the wish is kept, and the account lets go and takes back', async ({
    page,
  }) => {
    await page.goto('/vacatures');
    const favourite = hearts(page).first();
    const name = ((await favourite.getAttribute('aria-label')) ?? '').replace('Bewaar als favoriet: ', '');
    await favourite.click();
    await expect(page).toHaveURL(/\/login\?/);
    await page.locator('main a[href*="/register"]:not([href*="isEmployer=true"])').click();
    await expect(page).toHaveURL(/\/register/);
    await registerHere(page);
    await expect(page).toHaveURL(/\/vacatures$/);
    await expect(page.getByText(`Bewaard bij je favorieten: ${name}`)).toBeVisible();
    await page.getByRole('link', { name: 'Alle favorieten' }).click();
    const row = page.locator('main li').filter({ hasText: name });
    await row.getByRole('button').click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(row).toHaveCount(1);
    await page.goto('/vacatures');
    await page
      .getByRole('button', { name: `Verwijder uit favorieten: ${name}` })
      .first()
      .click();
    await expect(page).toHaveURL(/\/vacatures$/);
    await expect(page.getByRole('button', { name: `Verwijder uit favorieten: ${name}` })).toHaveCount(0);
  });
});
