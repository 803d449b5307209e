import { expect, type Page } from '@playwright/test';
import { findJobs, jobToApplyFor } from '../board/jobs.ts';
import { refuseCookies, scriptsRun } from '../board/visit.ts';
import { test } from '../board/journey.ts';

test('what scripts draw is what the server drew', async ({ page, browser, baseURL }) => {
  test.slow();
  await refuseCookies(page);
  const { slug } = await jobToApplyFor(page.request, 'nl');
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'nl-NL',
    ...(baseURL ? { baseURL } : {}),
  });
  const still = await plain.newPage();
  await refuseCookies(still);
  // Upload and look-ups are drawn one way or the other; words, links and headings never are.
  const rendered = async (visited: Page) => {
    const main = visited.locator('main');
    return [
      await main.getByRole('heading').allTextContents(),
      await main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      await main.getByRole('paragraph').allTextContents(),
    ];
  };
  for (const address of ['/', '/vacatures', `/vacature/${slug}`, '/over-ons', '/werkgevers']) {
    await page.goto(address);
    await scriptsRun(page);
    await still.goto(address);
    expect(await rendered(still), address).toEqual(await rendered(page));
  }
  await plain.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list has its jobs and the job its text', async ({ page }) => {
    const { titles } = await findJobs(page.request, 'sort=from');
    await page.goto('/vacatures?sort=from');
    expect(await page.locator('main article').getByRole('heading').allTextContents()).toEqual(
      expect.arrayContaining([...titles].slice(0, 3)),
    );
    const job = await jobToApplyFor(page.request, 'nl');
    await page.goto(`/vacature/${job.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
    await expect(page.getByText(job.description)).toBeVisible();
    const posting = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(posting.map((text) => JSON.parse(text) as Record<string, unknown>)).toContainEqual(
      expect.objectContaining({ '@type': 'JobPosting', title: job.title }),
    );
  });

  test('the menu opens on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await page.locator('header summary[aria-label="Menu"]').click();
    await page.locator('header').getByRole('link', { name: 'Over ons' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/over-ons$/);
  });

  test('filters open on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/vacatures');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('checkbox', { name: /^Vast/ }).check();
    await page.getByRole('button', { name: /^Toon / }).click();
    await expect(page).toHaveURL(/segment_ids/);
  });
});
