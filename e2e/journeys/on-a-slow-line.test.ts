import { expect, type Page } from '@playwright/test';
import { registerHere } from '../board/candidate.ts';
import { canvas, enterEditor } from '../board/editor.ts';
import { jobToApplyFor } from '../board/jobs.ts';
import { refuseCookies, scriptsRun, visit } from '../board/visit.ts';
import { test } from '../board/journey.ts';

/** What the scripts weigh on the wire that are fetched while something opens, bytes. */
async function weigh(page: Page, open: () => Promise<void>) {
  const scripts: { readonly url: string; readonly bytes: number }[] = [];
  const sheets: string[] = [];
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
    if (request.resourceType() !== 'script') return;
    sizes.push(
      request
        .sizes()
        .then(({ responseBodySize }) => void scripts.push({ url: request.url(), bytes: responseBodySize }))
        // What ends after the page was closed is asked by nobody any more.
        .catch((error: unknown) => {
          if (!page.isClosed()) throw error;
        }),
    );
  });
  await open();
  await Promise.all(sizes);
  return { scripts, sheets, bytes: scripts.reduce((sum, script) => sum + script.bytes, 0) };
}

const budgets = { home: 120_000, list: 135_000, job: 135_000 };

for (const [name, budget] of Object.entries(budgets)) {
  test(`the scripts of ${name} stay within their budget, come after the first paint, and bring no block that is not there`, async ({
    page,
  }) => {
    await refuseCookies(page);
    const job = name === 'job' ? await jobToApplyFor(page.request, 'nl') : undefined;
    const address = { home: '/', list: '/vacatures', job: `/vacature/${job?.slug}` }[name] ?? '/';
    const { scripts, sheets, bytes } = await weigh(page, async () => {
      await visit(page, address);
      await page.waitForLoadState('networkidle');
    });
    expect(bytes, scripts.map((script) => `${script.bytes} ${script.url}`).join('\n')).toBeLessThanOrEqual(
      budget,
    );
    expect(sheets).toEqual([]);
    expect(await (await page.request.get(address)).text()).not.toMatch(
      /<link[^>]+stylesheet|<script[^>]+src=/,
    );
    const keys = await page
      .locator('[data-block-key]')
      .evaluateAll((all) => all.map((block) => block.getAttribute('data-block-key')));
    for (const key of ['job-list', 'job-details', 'faq', 'text-with-image', 'job-per-segment'])
      expect(
        scripts.some(({ url }) => url.includes(`/${key}-`)),
        key,
      ).toBe(keys.includes(key));
    const times = await page.evaluate(() => ({
      loaded:
        performance
          .getEntriesByType('navigation')
          .map((entry) => (entry as PerformanceNavigationTiming).loadEventStart)[0] ?? 0,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name: url }) => url.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(times.scripts.length).toBeGreaterThan(0);
    expect(Math.min(...times.scripts)).toBeGreaterThanOrEqual(times.loaded);
    expect(Math.min(...times.scripts)).toBeGreaterThanOrEqual(times.painted);
  });
}

test.describe('the editor', () => {
  // Its helpers read English.
  test.use({ locale: 'en-GB' });
  test('the scripts of the editor stay within its budget until a block is chosen', async ({ page }) => {
    const { scripts } = await weigh(page, async () => {
      await enterEditor(page);
      await expect(canvas(page).locator('[data-block-key]').first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Checks/ })).toContainText(/\d/);
    });
    const own = scripts.filter(({ url }) => new URL(url).pathname.startsWith('/admin/'));
    const bytes = own.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes, own.map((script) => `${script.bytes} ${script.url}`).join('\n')).toBeLessThanOrEqual(
      260_000,
    );
  });
});

test('pages and files come compressed; a page that did not change is not sent twice', async ({
  request,
  page,
}) => {
  // Journeys beside this one change jobs and sites: the page may be drawn anew between two requests, not time and again.
  await expect(async () => {
    const first = await request.get('/vacatures', { headers: { 'accept-encoding': 'br' } });
    expect(first.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    const again = await request.get('/vacatures', {
      headers: { 'accept-encoding': 'br', 'if-none-match': first.headers()['etag'] ?? '' },
    });
    expect(again.status()).toBe(304);
  }).toPass();
  for (const address of ['/', '/admin']) {
    const script = page.waitForResponse((response) => response.request().resourceType() === 'script');
    await page.goto(address);
    const headers = await (await script).allHeaders();
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toContain('immutable');
  }
});

test('a click goes to the next page without loading the document again, and Back returns', async ({
  page,
}) => {
  await refuseCookies(page);
  await visit(page, '/');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const still = () => page.evaluate(() => 'stillHere' in window);
  await page.locator('header').getByRole('link', { name: 'Over ons' }).click();
  await expect(page).toHaveURL(/\/over-ons$/);
  await expect(page).toHaveTitle(/^Over /);
  await page.locator('header').getByRole('link', { name: 'Vacatures', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('vacatures');
  await page.locator('main article').getByRole('heading').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/vacature\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle(/^Over /);
  expect(await still()).toBe(true);
});

test('the next page begins at its top, and Back returns to where one was', async ({ page }) => {
  await refuseCookies(page);
  await visit(page, '/vacatures');
  const last = page.locator('main article').getByRole('heading').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const was = await page.evaluate(() => scrollY);
  expect(was).toBeGreaterThan(300);
  await last.click();
  await expect(page).toHaveURL(/\/vacature\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/vacatures$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(was);
});

test('a page that takes long shows that it is on its way', async ({ page }) => {
  await refuseCookies(page);
  await visit(page, '/');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_page/over-ons', async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('header').getByRole('link', { name: 'Over ons' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Bezig met laden' })).toBeAttached();
  await expect(page).toHaveURL(/\/$/);
  release();
  await expect(page).toHaveURL(/\/over-ons$/);
  await expect(page.getByText('Bezig met laden')).toHaveCount(0);
});

test('losing the line is told, and finding it again too', async ({ page, context }) => {
  await refuseCookies(page);
  await visit(page, '/over-ons');
  await page.locator('h1').first().click();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await context.setOffline(true);
  await expect(page.getByText('Je bent offline. Wat je typt, blijft bewaard.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Je bent weer online.')).toBeVisible();
  await page.waitForFunction(() => !('stillHere' in window));
  await scriptsRun(page);
  await expect(page.getByText('Je bent weer online.')).toHaveCount(0);
});

test('losing the line is told to who has touched nothing yet', async ({ page, context }) => {
  await refuseCookies(page);
  await visit(page, '/vacatures');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await context.setOffline(true);
  await expect(page.getByText('Je bent offline. Wat je typt, blijft bewaard.')).toBeVisible();
  // A touch while the line is gone fetches nothing, and leaves the page where it is.
  await page.locator('h1').first().click();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await context.setOffline(false);
  await expect(page.getByText('Je bent weer online.')).toBeVisible();
  await page.waitForFunction(() => !('stillHere' in window));
});

test('a press whose code does not come is done all the same', async ({ page }) => {
  await refuseCookies(page);
  await page.route(/toggle-favourite/, (route) => route.abort());
  await visit(page, '/vacatures');
  await page
    .getByRole('button', { name: /favoriet/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\?/);
});

const missing = 'Dit onderdeel kon niet worden geladen. Ververs de pagina.';

test('a click to a page with a block whose code does not come ends on that page', async ({ page }) => {
  await refuseCookies(page);
  await visit(page, '/');
  // The other code of that page takes its time: the click is not lost while it is awaited.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/faq-.*\.js/, (route) => route.abort());
  await page.route(/\/text-with-image-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/faq-'));
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.locator('header').getByRole('link', { name: 'Over ons' }).click();
  await failed;
  release();
  await expect(page).toHaveURL(/\/over-ons$/);
  const block = page.locator('[data-block-key="faq"]');
  await expect(page.getByRole('alert')).toContainText(missing);
  await expect(block.locator('details').first()).toBeVisible();
  await expect(page.locator('[data-block-key="text-with-image"]').first()).toBeVisible();
});

test('a choice about cookies whose code does not come is kept all the same', async ({ page }) => {
  await page.route(/consent-session/, (route) => route.abort());
  await visit(page, '/vacatures?search=kok');
  const bar = page.getByRole('region', { name: 'Mogen wij cookies plaatsen?' });
  await bar.getByRole('button', { name: 'Alles weigeren' }).click();
  await expect(bar).toBeHidden();
  await expect(page).toHaveURL(/\/vacatures\?search=kok$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('a tab of the account whose code does not come says so, and the others stay', async ({ page }) => {
  await refuseCookies(page);
  await visit(page, '/register');
  await registerHere(page);
  await page.route(/favorites-/, (route) => route.abort());
  await visit(page, '/my-account?menuType=favorites');
  await expect(page.getByText('Dit onderdeel kon niet worden geladen')).toBeVisible();
  const tabs = page.locator('main a[href*="menuType=edit-profile"]').first();
  await tabs.click();
  await expect(page.locator('main input[name="given_name"]')).toBeVisible();
});

test('a tab of the account whose code is on its way leaves the other to be read until it is there', async ({
  page,
}) => {
  await refuseCookies(page);
  await visit(page, '/register');
  await registerHere(page);
  await visit(page, '/my-account?menuType=edit-profile');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/favorites-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('main a[href*="menuType=favorites"]').first().click();
  const busy = page.getByRole('status').filter({ hasText: 'Bezig met laden' });
  await expect(busy).toBeVisible();
  await expect(page.locator('main input[name="given_name"]')).toBeVisible();
  release();
  await expect(page).toHaveURL(/menuType=favorites/);
  await expect(busy).toHaveCount(0);
  await expect(page.locator('main input[name="given_name"]')).toHaveCount(0);
  await expect(page.getByText(missing)).toHaveCount(0);
});

test('hearts and filters of a landing page work as those of the search page', async ({ page }) => {
  await refuseCookies(page);
  await page.goto('/vacatures-zoeken');
  await page.locator('main a[href^="/vacatures-zoeken/"]').first().click();
  await expect(page).toHaveURL(/\/vacatures-zoeken\/./);
  await visit(page, page.url());
  await page
    .getByRole('button', { name: /favoriet/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Log in om te bewaren' })).toBeVisible();
});

test('with an application half written nothing reloads when the line is back', async ({ page, context }) => {
  await refuseCookies(page);
  const { slug } = await jobToApplyFor(page.request, 'nl');
  await visit(page, `/vacature/${slug}`);
  const name = page.getByRole('textbox', { name: 'Voornaam' });
  await name.pressSequentially('Femke');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await context.setOffline(true);
  await expect(page.getByText('Je bent offline.')).toBeVisible();
  const refreshed = page.waitForResponse((response) => response.url().includes('/_page/'));
  await context.setOffline(false);
  await expect(page.getByText('Je bent weer online.')).toBeVisible();
  await refreshed;
  await expect(page.getByText('Je bent weer online.')).toHaveCount(0);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await expect(name).toHaveValue('Femke');
});
