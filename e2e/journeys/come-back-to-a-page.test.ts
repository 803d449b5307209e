import { expect, type Page } from '@playwright/test';
import {
  addBlock,
  block,
  canvas,
  desktop,
  expectSaved,
  holdBack,
  newPage,
  openEditor,
  panel,
} from '../board/editor.ts';
import { test } from '../board/journey.ts';

test.use(desktop);

/** The site as the editor reads it: before it is there, nothing can be drawn. */
const siteDocument = '**/job-board-builder/sites/*/document';
const asked = (path: string) => (request: { url: () => string; isNavigationRequest: () => boolean }) =>
  request.isNavigationRequest() && new URL(request.url()).pathname === path;

/** A page with a block on it, on the bench. */
async function pageWithBlock(page: Page) {
  await openEditor(page);
  const made = await newPage(page);
  await addBlock(page, 'Text with image');
  await panel(page).getByRole('textbox').first().fill('Werken aan de kust');
  await expectSaved(page);
  // By the server's own number: of another it knows nothing after a reload.
  await expect(page).toHaveURL(/[?&]page=\d+/);
  return made;
}

test('the page one worked on is asked for while the editor is on its way, once, and is edited as ever', async ({
  page,
}) => {
  const { path } = await pageWithBlock(page);
  const letGo = await holdBack(page, siteDocument);
  let times = 0;
  page.on('request', (request) => {
    if (asked(path)(request)) times += 1;
  });
  const early = page.waitForRequest(asked(path));
  // Not until all of it is there: the site's document, which waits until then, would be given up.
  await page.reload({ waitUntil: 'commit' });
  await early;
  await expect(page.locator('iframe')).toBeHidden();
  letGo();
  await expect(canvas(page).getByRole('heading', { name: 'Werken aan de kust' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  await panel(page).getByRole('textbox').first().fill('Werken op zee');
  await expect(canvas(page).getByRole('heading', { name: 'Werken op zee' })).toBeVisible();
  await canvas(page).locator('footer').first().click();
  await expect(panel(page).getByRole('heading').first()).toContainText(/footer/i);
  expect(times).toBe(1);
});

test('a page one has never been to is asked for as early', async ({ page, browser }) => {
  const { path } = await pageWithBlock(page);
  const address = page.url();
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ ...desktop, storageState: { ...storageState, origins: [] } });
  const other = await context.newPage();
  const letGo = await holdBack(other, siteDocument);
  const early = other.waitForRequest(asked(path));
  await other.goto(address, { waitUntil: 'commit' });
  await early;
  letGo();
  await expect(block(other, 'text-with-image')).toBeVisible();
  await expect(other.locator('iframe')).toHaveCount(1);
  await context.close();
});

test('an address that leads elsewhere by now shows nothing of itself', async ({ page }) => {
  const { name } = await pageWithBlock(page);
  await page.route('**/admin?*', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replace(/(<meta name="canvas" content=")[^?]*/, '$1/there-is-no-such-page');
    await route.fulfill({ response: answer, body });
  });
  const early = page.waitForRequest(asked('/there-is-no-such-page'));
  await page.reload();
  await early;
  await expect(page.getByRole('button', { name: new RegExp(`^Page: ${name}`) })).toBeVisible();
  await expect(block(page, 'text-with-image')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('who is logged out is shown the login, and no page', async ({ page, context }) => {
  const { path } = await pageWithBlock(page);
  // The session is over, and the browser does not know it yet.
  await context.addCookies(
    (await context.cookies()).map((cookie) =>
      cookie.name === 'auth.admin' ? { ...cookie, value: `${cookie.value}x` } : cookie,
    ),
  );
  const early = page.waitForRequest(asked(path));
  await page.reload();
  await early;
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
