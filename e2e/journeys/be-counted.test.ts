import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { registerHere } from '../board/candidate.ts';
import { secondSite } from '../board/site.ts';
import { scriptsRun, visit } from '../board/visit.ts';
import { test } from '../board/journey.ts';

interface CountedEvent {
  readonly event: string;
  readonly [name: string]: unknown;
}

const settings = '/api/admin/v1/job-board-builder/sites';
/** Node resolves no names under localhost: the app is given the site as `?host=` does. */
const cookie = `dev-host=${new URL(secondSite).hostname}`;

/** Sets or clears the second site's tag manager, as its admin would. */
async function setTagManager(request: APIRequestContext, gtm_key: string): Promise<void> {
  const login = await request.post('/api/admin/v1/login', {
    headers: { cookie },
    data: { email: 'admin@demo.test', password: 'boardwright-demo' },
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const headers = { cookie, authorization: `Bearer ${data.token}` };
  const { data: known } = (await (
    await request.get('/api/public/v1/configuration', { headers: { cookie } })
  ).json()) as {
    data: { sites: { job_board_builder_site_id: number }[] };
  };
  const id = known.sites[0]?.job_board_builder_site_id ?? 0;
  // Journeys beside this one may save the same site.
  await expect(async () => {
    const site = await request.get(`${settings}/${id}/document`, { headers });
    const { revision } = ((await site.json()) as { data: { revision: number } }).data;
    const saved = await request.put(`${settings}/${id}`, {
      headers,
      data: { revision, settings: { gtm_key } },
    });
    expect(saved.ok()).toBe(true);
  }).toPass();
}

/** Everything the data layer gets from now on, over every document. */
async function listen(
  page: Page,
): Promise<{ readonly sent: CountedEvent[]; readonly names: () => string[] }> {
  const sent: CountedEvent[] = [];
  await page.exposeFunction('heard', (event: CountedEvent) => void sent.push(event));
  await page.addInitScript(() => {
    const layer: unknown[] = [];
    const push = layer.push.bind(layer);
    layer.push = (...events: unknown[]) => {
      for (const event of events)
        if (typeof event === 'object' && event !== null && 'event' in event)
          // The journey put it there.
          (window as unknown as { heard: (event: unknown) => void }).heard(event);
      return push(...events);
    };
    Object.assign(window, { dataLayer: layer });
  });
  // The tag manager itself stays outside.
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.route('https://example.org/**', (route) => route.fulfill({ body: 'elsewhere' }));
  return { sent, names: () => sent.map(({ event }) => event).filter((name) => name !== 'gtm.js') };
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ request }) => {
  await setTagManager(request, 'GTM-JOURNEY1');
  // A page drawn before the change may be kept for a moment.
  await expect
    .poll(async () => (await request.get('/', { headers: { cookie: `${cookie}; consent=all@x` } })).text())
    .toContain('GTM-JOURNEY1');
});
test.afterAll(async ({ request }) => setTagManager(request, ''));

const bar = (page: Page) => page.getByRole('region', { name: 'May we place cookies?' });
const firstJob = (page: Page) => page.locator('main article').getByRole('heading').getByRole('link').first();
const search = async (page: Page, keywords: string) => {
  await page.locator('main input[name="search"]').first().fill(keywords);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=/);
};

test('who refuses is not counted, whatever they do', async ({ page }) => {
  const { sent } = await listen(page);
  await visit(page, `${secondSite}/job-list`);
  await search(page, 'designer');
  await bar(page).getByRole('button', { name: 'Refuse all' }).click();
  await expect(bar(page)).toHaveCount(0);
  await page.goto(`${secondSite}/job-list`);
  await scriptsRun(page);
  await firstJob(page).click();
  await expect(page).toHaveURL(/\/jobs\//);
  await visit(page, `${secondSite}/register`);
  await registerHere(page);
  await expect(page).toHaveURL(/my-account/);
  expect(sent).toEqual([]);
});

test('who accepts is counted from then on: each thing once, and nothing of who they are', async ({
  page,
}) => {
  const { sent, names } = await listen(page);
  await visit(page, `${secondSite}/job-list?search=a`);
  await bar(page).getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => sent.map(({ event }) => event)).toEqual(['gtm.js']);
  // The search before the consent stays untold, also when the page is shown again.
  await firstJob(page).click();
  await expect.poll(names).toEqual(['job_view']);
  await page.goBack();
  await expect(page).toHaveURL(/search=a$/);
  await search(page, 'designer');
  await expect.poll(names).toEqual(['job_view', 'search']);
  expect(sent.at(-1)).toMatchObject({ search_term: 'designer' });
  await page.locator('main input[name="in[segment_ids]"]').first().check();
  await expect.poll(names).toEqual(['job_view', 'search', 'filter']);

  // A favourite, a registration and a login: the forms lead from document to document.
  await visit(page, `${secondSite}/job-list`);
  await page
    .locator('main article')
    .getByRole('button', { name: /^Save as favourite/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/register\?/);
  await scriptsRun(page);
  const { email, password } = await registerHere(page);
  await expect(page.getByText('Saved to your favourites', { exact: false })).toBeVisible();
  await expect.poll(() => names().slice(3)).toEqual(['register', 'favourite_add']);
  await page
    .locator('main article')
    .getByRole('button', { name: /^Remove from favourites/ })
    .first()
    .click();
  await expect.poll(() => names().slice(5)).toEqual(['favourite_remove']);

  await visit(page, `${secondSite}/my-account`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await visit(page, `${secondSite}/login`);
  const form = page.locator('main form:has(input[name="role"][value="candidate"])');
  await form.locator('input[name="email"]').fill(email);
  await form.locator('input[name="password"]').fill(password);
  await form.locator('button:not([type="button"])').last().click();
  await expect(page).not.toHaveURL(/login/);
  await expect.poll(() => names().slice(6)).toEqual(['login']);

  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: 'https://example.org/a?who=me',
      id: 'out',
    });
    link.textContent = 'out';
    link.target = '_blank';
    document.querySelector('main')?.prepend(link);
  });
  await page.locator('#out').click();
  await expect.poll(() => names().slice(7)).toEqual(['outbound_link']);
  expect(sent.at(-1)).toMatchObject({ link_domain: 'example.org', link_url: 'https://example.org/a' });
  const everything = JSON.stringify(sent);
  for (const personal of [email, email.split('@')[0] ?? '', 'Femke', 'Hoekstra'])
    expect(everything).not.toContain(personal);
});

test.describe('without scripts running yet', () => {
  test('a form that posts natively is told by the page it leads to', async ({ page, context }) => {
    const { names } = await listen(page);
    await context.addCookies([{ name: 'consent', value: 'all@x', url: secondSite }]);
    await visit(page, `${secondSite}/register`);
    const { email, password } = await registerHere(page);
    await expect.poll(names).toEqual(['register']);
    await visit(page, `${secondSite}/my-account`);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.goto(`${secondSite}/login`);
    const form = page.locator('main form:has(input[name="role"][value="candidate"])');
    await form.locator('input[name="email"]').fill(email);
    await form.locator('input[name="password"]').fill(password);
    // As a browser does before scripts have taken the form over.
    await form.evaluate((element) => (element as HTMLFormElement).submit());
    await expect(page).not.toHaveURL(/login/);
    await expect.poll(names).toEqual(['register', 'login']);
    await page.reload();
    await scriptsRun(page);
    expect(names()).toEqual(['register', 'login']);
  });
});
