import { expect, type Page } from '@playwright/test';
import { addBlock, desktop, expectSaved, newPage, openEditor, panel } from '../board/editor.ts';
import { newEmployer } from '../board/employer.ts';
import { partRuns, refuseCookies, scriptsRun, visit } from '../board/visit.ts';
import { test } from '../board/journey.ts';

const missing = 'Dit onderdeel kon niet worden geladen. Ververs de pagina.';
const itsCode = /\/job-per-segment-[^/]*\.js/;
const lost = (page: Page) => page.locator('[data-block-key="job-per-segment"]');
/** What the browser mends is no pixel's: a page that does not fit its code would be rendered anew. */
function problems(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

interface Heard {
  readonly hydrated: () => Promise<void>;
}

/** Pages that the browser itself went to. */
function documents(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      found.push(new URL(request.url()).pathname);
  });
  return found;
}

/** Blocks beside the one without code do what only scripts do, and a click leads on without a new document. */
async function othersLive(page: Page): Promise<void> {
  await scriptsRun(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const jobs = page.locator('[data-block-key="featured-jobs"]');
  await jobs
    .getByRole('button', { name: /favoriet/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Log in om te bewaren' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator('header').getByRole('link', { name: 'Over ons' }).click();
  await expect(page).toHaveURL(/\/over-ons$/);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
}

for (const [how, fail] of Object.entries({
  'does not come': (page: Page) => page.route(itsCode, (route) => route.abort()),
  'went with a release': (page: Page) => page.route(itsCode, (route) => route.fulfill({ status: 404 })),
}))
  test(`a block whose code ${how} says so and stays as it was, once the page was tried again; all others live`, async ({
    page,
  }) => {
    await refuseCookies(page);
    const [broken, seen] = [problems(page), documents(page)];
    await fail(page);
    await page.goto('/');
    const messages = page.getByRole('alert');
    await expect(messages).toContainText(missing);
    expect(seen).toEqual(['/', '/']);
    await expect(messages).toHaveCount(1);
    await expect(lost(page).getByRole('link').first()).toBeVisible();
    await othersLive(page);
    expect(broken).toEqual([]);
    await page.goto('/');
    await expect(messages).toContainText(missing);
    await page.unroute(itsCode);
    await messages.getByRole('link', { name: 'Opnieuw proberen' }).click();
    await partRuns(lost(page));
    await expect(messages).toHaveCount(0);
  });

test('a block whose code never comes keeps no other waiting, and says so after ten seconds', async ({
  page,
}) => {
  await page.clock.install();
  await refuseCookies(page);
  const [broken, seen] = [problems(page), documents(page)];
  await page.route(itsCode, () => undefined);
  await page.goto('/');
  await scriptsRun(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert')).toContainText(missing);
  await othersLive(page);
  expect(seen).toEqual(['/']);
  expect(broken).toEqual([]);
});

test('a block whose code comes late comes alive where it stands, but not under the hands of who uses it', async ({
  page,
}) => {
  await refuseCookies(page);
  const broken = problems(page);
  const code = /\/(?:job-per-segment|search-job)-[^/]*\.js/;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(code, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await scriptsRun(page);
  const search = page.locator('[data-block-key="search-job"]').getByRole('search');
  const field = search.getByRole('combobox').first();
  await field.fill('kok');
  const came = Promise.all(
    ['/search-job-', '/job-per-segment-'].map((name) =>
      page.waitForResponse((response) => response.url().includes(name)),
    ),
  );
  release();
  await came;
  await partRuns(lost(page).locator('section').first());
  await expect(field).toHaveValue('kok');
  await search.getByRole('button', { name: 'Zoek' }).click();
  await expect(page).toHaveURL(/\/vacatures\?.*search=kok/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('vacature');
  expect(broken).toEqual([]);
});

test('a press on a block whose code fails in that moment leads where it says', async ({ page }) => {
  await refuseCookies(page);
  const seen = documents(page);
  // A page that is about to be left answers no question of a test; what it says is heard.
  let hear = (): void => undefined;
  const hydrated = new Promise<void>((resolve) => (hear = resolve));
  await page.exposeFunction('hydrated', () => hear());
  await page.addInitScript(() => {
    const isHydrated = (): boolean =>
      Object.keys(document.getElementById('main') ?? {}).some((name) => name.startsWith('__reactProps'));
    const timer = setInterval(() => {
      if (!isHydrated()) return;
      clearInterval(timer);
      // The journey put it there.
      void (window as unknown as Heard).hydrated();
    }, 20);
  });
  let fail = (): void => undefined;
  let answer = (): void => undefined;
  const failed = new Promise<void>((resolve) => (fail = resolve));
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(itsCode, async (route) => {
    await failed;
    await route.abort();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const link = lost(page).getByRole('link').first();
  const address = (await link.getAttribute('href')) ?? '';
  await page.route(
    (url) => url.pathname + url.search === address,
    async (route) => {
      await answered;
      await route.continue();
    },
  );
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  const press = link.click();
  await asked;
  fail();
  // The page that is left behind lives on meanwhile: had it been loaded anew, the press would be lost.
  await hydrated;
  answer();
  await press;
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
  expect(seen).toEqual(['/', new URL(address, page.url()).pathname]);
});

test('a page of the product itself stays as it was sent when its code does not come', async ({
  page,
  baseURL,
}) => {
  const broken = problems(page);
  await page.route(/\/frame-page-[^/]*\.js/, (route) => route.abort());
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://nergens.localhost:${port}/coming-soon`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await scriptsRun(page);
  expect(broken).toEqual([]);
});

test('what was chosen in a tab of the account before its late code came stays chosen, and is sent', async ({
  page,
}) => {
  await refuseCookies(page);
  await newEmployer(page);
  const broken = problems(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/edit-profile-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/my-account?menuType=edit-profile');
  const account = page.locator('[data-block-key="account"]');
  const language = account.getByRole('combobox', { name: 'Taal van je mails' });
  await scriptsRun(page);
  await language.focus();
  await page.keyboard.press('E');
  await page.keyboard.press('Tab');
  const came = page.waitForResponse((response) => response.url().includes('/edit-profile-'));
  release();
  await came;
  await expect(language).toHaveValue('en');
  await account.getByRole('button', { name: 'Opslaan' }).first().click();
  await expect(account).toContainText('Je profiel is opgeslagen');
  await expect(language).toHaveValue('en');
  expect(broken).toEqual([]);
});

test('a tab of the account whose code does not come is opened by the browser itself, and works', async ({
  page,
}) => {
  await refuseCookies(page);
  await newEmployer(page);
  await page.route(/\/edit-profile-[^/]*\.js/, (route) => route.abort());
  await visit(page, '/my-account?menuType=manage-jobs');
  await page.locator('[data-block-key="account"]').getByRole('link', { name: 'Profiel' }).click();
  await expect(page).toHaveURL(/menuType=edit-profile/);
  const account = page.locator('[data-block-key="account"]');
  await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible();
  await account.getByLabel('Voornaam').fill('Jelle');
  await account.getByRole('button', { name: 'Opslaan' }).first().click();
  await expect(account.getByLabel('Voornaam')).toHaveValue('Jelle');
});

test.describe('in the editor', () => {
  test.use(desktop);

  test('settings whose checks did not come are checked after all, once they are asked for again', async ({
    page,
  }) => {
    const checks = /\/admin\/assets\/faq-[^/]*\.js/;
    const asked: string[] = [];
    await page.route(checks, (route) => {
      asked.push(new URL(route.request().url()).search);
      return route.abort();
    });
    await openEditor(page);
    await newPage(page);
    await addBlock(page, 'FAQ');
    const settings = panel(page);
    const again = settings.getByRole('button', { name: 'Check again' });
    await expect(again).toBeVisible();
    const title = settings.getByRole('textbox', { name: 'Title' }).first();
    await title.fill('x'.repeat(201));
    await expect(settings.getByText(/should be at most 200 characters/)).toHaveCount(0);
    await page.unroute(checks);
    await again.click();
    await expect(again).toHaveCount(0);
    await title.fill('y'.repeat(201));
    await expect(settings.getByText(/should be at most 200 characters/)).toBeVisible();
    // A browser may keep what failed under its address.
    expect(asked).toContain('?retry=1');
  });

  test('settings are checked again when the network is back', async ({ page }) => {
    const checks = /\/admin\/assets\/faq-[^/]*\.js/;
    await openEditor(page);
    await newPage(page);
    await page.route(checks, (route) => route.abort());
    await addBlock(page, 'FAQ');
    const again = panel(page).getByRole('button', { name: 'Check again' });
    await expect(again).toBeVisible();
    await page.unroute(checks);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(again).toHaveCount(0);
  });

  test('who writes code before the editor of code comes goes on writing in it', async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/admin\/assets\/code-editor-[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await openEditor(page);
    await newPage(page);
    await addBlock(page, 'HTML');
    await panel(page).locator('textarea').click();
    await page.keyboard.type('<p>Werken zee</p>');
    for (let step = 0; step < 'zee</p>'.length; step += 1) await page.keyboard.press('ArrowLeft');
    release();
    await expect(panel(page).locator('.cm-content')).toBeFocused();
    await page.keyboard.type('aan ');
    await expectSaved(page);
    await expect(panel(page).locator('.cm-content')).toHaveText('<p>Werken aan zee</p>');
  });
});
