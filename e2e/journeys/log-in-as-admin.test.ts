import { expect, type Page } from '@playwright/test';
import { expectClean } from '../board/axe.ts';
import { test } from '../board/journey.ts';

const password = 'boardwright-demo';

async function logIn(page: Page, email: string, typed: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Wachtwoord' }).fill(typed);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'kennen we niet' });

test('an admin logs in, sees the site’s pages, and logs out', async ({ page, context }) => {
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() === 401 && refused.push(answer.url()));
  await page.goto('/admin');
  await logIn(page, 'admin@demo.test', password);
  await expect(page.getByRole('button', { name: /^Pagina: Home/ })).toBeVisible();
  await page.getByRole('button', { name: 'Overzicht', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Overzicht' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.frameLocator('main iframe').getByRole('heading', { level: 1 })).toBeVisible();

  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'auth.admin');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const token = cookie?.value.split('.').slice(1).join('.') ?? '';
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(readable).not.toContain('auth.');
  expect(readable).not.toContain(token);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Pagina: Home/ })).toBeVisible();
  // Nobody was asked for what they could not have.
  expect(refused).toEqual([]);

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByText('Uitloggen').click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect((await context.cookies()).filter(({ name }) => name === 'auth.admin')).toEqual([]);
  await page.goto('/admin/translations');
  await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible();
});

test('a wrong password and an account that is no admin’s are told, and the address typed stays', async ({
  page,
  context,
}) => {
  await page.goto('/admin');
  await logIn(page, 'admin@demo.test', 'not-the-password');
  await expect(refusal(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('admin@demo.test');
  await logIn(page, 'employer@demo.test', password);
  await expect(page.getByRole('alert')).toContainText('Er is geen account met dit e-mailadres');
  expect((await context.cookies()).filter(({ name }) => name.startsWith('auth.'))).toEqual([]);
});

test('logging in leads back to where one was going', async ({ page }) => {
  await page.goto('/admin/translations');
  await logIn(page, 'admin@demo.test', password);
  await expect(page).toHaveURL(/\/admin\/translations$/);
  await expect(page.getByRole('button', { name: 'Inloggen' })).toHaveCount(0);
});

test('a session of one site does not open another', async ({ page, context }) => {
  await page.goto('/admin');
  await logIn(page, 'admin@demo.test', password);
  await expect(page.getByRole('button', { name: /^Pagina: Home/ })).toBeVisible();
  const answer = await page.evaluate(
    async () => (await fetch('/api/admin/v1/job-board-builder/sites/19')).status,
  );
  expect(answer).toBe(404);
  await context.addCookies([{ name: 'dev-host', value: 'kunstlicht.localhost', url: page.url() }]);
  expect(
    await page.evaluate(async () => (await fetch('/api/admin/v1/job-board-builder/sites/19')).status),
  ).toBe(401);
});

test('the login page of the editor stands in nobody’s way', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible();
  await expectClean(page, 'the door');
});

test('a browser that is too old is told so in its language, and may be used all the same', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'nl-NL', ...(baseURL ? { baseURL } : {}) });
  await context.addInitScript(() => {
    Object.defineProperty(CSS, 'supports', { value: (name: string) => name !== 'color' });
  });
  const page = await context.newPage();
  await page.goto('/admin');
  const notice = page.getByRole('alert').filter({ hasText: 'Deze browser is te oud voor de editor' });
  await expect(notice).toContainText('Chrome, Edge, Firefox of Safari');
  await expectClean(page, 'the notice of an old browser');
  await notice.getByRole('button', { name: 'Toch doorgaan' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await context.close();
});
