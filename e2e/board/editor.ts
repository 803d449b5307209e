import { expect, type FrameLocator, type Page } from '@playwright/test';
import { callInBrowser } from './accounts.ts';

const letters = () =>
  Math.random()
    .toString(36)
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 8);

/** A window an admin works in. */
export const desktop = { locale: 'en-GB', viewport: { width: 1440, height: 900 } };

const bench = (page: Page) => page.getByRole('button', { name: /^Page: / });
const password = 'boardwright-demo';

/** The editor, in English, as the demo's admin, or another one, sees it who is logged in. */
export async function openEditor(page: Page, address = '/admin', email = 'admin@demo.test'): Promise<void> {
  const first = new URL(process.env['BOARDWRIGHT_URL'] ?? '');
  const { href, origin } = new URL(address, first);
  const cookies = await page.context().cookies(href);
  if (!cookies.some(({ name }) => name === 'auth.admin')) {
    // Hosts of other sites, as `kunstlicht.localhost`, are known to browsers only.
    if (origin !== first.origin) return enterEditor(page, address, email);
    await callInBrowser(page, 'admin/v1/login', { email, password });
  }
  await page.goto(address);
  await expect(bench(page)).toBeVisible();
}

/** The editor, in English, as an admin sees it who logs in on its login page. */
export async function enterEditor(page: Page, address = '/admin', email = 'admin@demo.test'): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(bench(page)).toBeVisible();
}

/** Opens a panel of the rail, or leaves it open. */
async function openPanel(page: Page, name: string): Promise<void> {
  const station = page.getByRole('button', { name, exact: true });
  if ((await station.getAttribute('aria-pressed')) !== 'true') await station.click();
}

/** The page on the bench: the website's own. */
export const canvas = (page: Page): FrameLocator => page.frameLocator('main iframe');

/** The settings of the block that is chosen. */
export const panel = (page: Page) => page.getByRole('complementary', { name: /^Settings of / });

/** The blocks of a kind on the bench. */
export const block = (page: Page, key: string) => canvas(page).locator(`[data-block-key="${key}"]`);

/** How saving stands, in the words of the top bar. */
export const status = (page: Page) =>
  page.locator('output').filter({ hasText: /saved|saving|offline|decide|kept/i });

/** What no other page is called. */
export const aPageName = (): string => `Bench ${letters()}`;

/** A page nobody else works on, on the bench. @returns its name and its address on the website */
export async function newPage(page: Page): Promise<{ readonly name: string; readonly path: string }> {
  const name = aPageName();
  await askForPage(page, name);
  const current = page.getByRole('button', { name: new RegExp(`^Page: ${name}`) });
  await expect(current).toBeVisible();
  await expect(status(page)).toContainText(/^Saved/);
  await expect(canvas(page).locator('footer').first()).toBeVisible();
  const path = /\/\S*$/.exec((await current.textContent()) ?? '')?.[0] ?? '';
  return { name, path };
}

/** Keeps what is asked of an address from the server. @returns lets all of it go on */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Asks for a page, and does not wait for it. */
export async function askForPage(page: Page, name: string): Promise<void> {
  await openPanel(page, 'Pages');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByRole('textbox', { name: 'Label' }).fill(name);
  await dialog.getByRole('button', { name: 'Create page' }).click();
}

/** Asks for a block of the components, below the one that is chosen, and does not wait for it. */
export async function askForBlock(page: Page, title: string): Promise<void> {
  await openPanel(page, 'Components');
  await page.getByRole('button', { name: `Add ${title}`, exact: true }).click();
}

/** Adds a block from the components, below the one that is chosen. Its settings are open from then on. */
export async function addBlock(page: Page, title: string): Promise<void> {
  const there = await canvas(page)
    .locator('[data-block]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-block')));
  await askForBlock(page, title);
  const chosen = page.getByRole('complementary', { name: /^Settings of / }).locator('header code');
  // What is typed now is meant for this block, and not for the one that was open.
  await expect
    .poll(async () => there.includes(/-(-?\d+)$/.exec((await chosen.textContent()) ?? '')?.[1] ?? ''))
    .toBe(false);
}

/** Everything is with the server. */
export async function expectSaved(page: Page): Promise<void> {
  // What was typed this moment waits for a pause of the keys; leaving the field ends that at once.
  await page.evaluate(() => window.dispatchEvent(new Event('focusout')));
  await expect(status(page)).toContainText(/^(?:Saved|All saved)/);
}
