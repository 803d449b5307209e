import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { findJobs } from '../board/jobs.ts';
import { refuseCookies, visit } from '../board/visit.ts';
import { test } from '../board/journey.ts';

test.beforeEach(async ({ page }) => refuseCookies(page));

test('an address that leads nowhere says so in the site’s own page, and leads on', async ({ page }) => {
  for (const address of [
    '/bestaat-niet',
    '/vacature/bestaat-niet',
    '/a/b/c/d',
    '/en/nothing-here',
    `/${'x'.repeat(1500)}`,
    '/..%2f..%2fetc',
    '/vacatures/1',
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('header').getByRole('link').first()).toBeVisible();
  }
  await visit(page, '/bestaat-niet');
  await page.locator('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/bestaat-niet/);
});

test('a broken address is not found, and no fault of the server', async ({ request }) => {
  for (const address of ['/%E0%A4%A', '/vacature/%ff'])
    expect((await request.get(address)).status(), address).toBe(404);
});

test('a host that nobody built a board for says so in the visitor’s language', async ({ page }) => {
  await page.goto('/?host=nowhere.localhost');
  await expect(page).toHaveURL(/\/coming-soon\?host=nowhere\.localhost$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier komt nog iets');
  await page.goto('/?host=');
  await expect(page).toHaveTitle(/Wadwerk/);
});

test('each page has one address', async ({ request, baseURL }) => {
  for (const [from, to] of [
    ['/vacatures/', '/vacatures'],
    ['//vacatures//', '/vacatures'],
    ['/en/job-list/?search=x', '/en/job-list?search=x'],
  ] as const) {
    const answer = await request.get(`${baseURL ?? ''}${from}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], from).toEqual([301, to]);
  }
});

test('the test page draws every block', async ({ page }) => {
  const answer = await page.goto('/test-page');
  expect(answer?.status()).toBe(200);
  const keys = await page
    .locator('[data-block-key]')
    .evaluateAll((all) => all.map((block) => block.getAttribute('data-block-key')));
  const folders = readdirSync(new URL('../../packages/blocks-schema/src/blocks', import.meta.url));
  expect(folders.length).toBeGreaterThan(25);
  for (const key of folders) expect(keys).toContain(key);
});

test('search engines find every job, and every address they are given answers', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL ?? ''}/sitemap.xml`);
  const locs = async (address: string) =>
    [...(await (await request.get(address)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, loc = '']) => loc,
    );
  const files = await locs('/sitemap.xml');
  const jobs: string[] = [];
  for (const file of files) {
    const found = await locs(file);
    expect(found.length).toBeGreaterThan(0);
    for (const address of [found[0], found[Math.floor(found.length / 2)], found.at(-1)])
      expect((await request.get(address ?? '', { maxRedirects: 0 })).status(), address).toBe(200);
    if (file.includes('jobs')) jobs.push(...found);
  }
  const { total } = await findJobs(request, 'limit=1');
  expect(new Set(jobs).size).toBe(total);
  expect((await request.get('/sitemap-jobs-999.xml')).status()).toBe(404);
});
