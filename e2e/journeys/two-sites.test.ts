import { expect, type Page } from '@playwright/test';
import { secondSite } from '../board/site.ts';
import { visit } from '../board/visit.ts';
import { test } from '../board/journey.ts';

const brand = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return {
      primary: style.getPropertyValue('--brand-primary').trim(),
      font: getComputedStyle(document.body).fontFamily,
    };
  });
interface Answer {
  readonly status: number;
  readonly body: { readonly data: readonly { readonly slug: string; readonly uuid: string }[] };
}
/** Asks the API of the site that the page is on. */
const ask = (page: Page, path: string) =>
  page.evaluate(async (address): Promise<Answer> => {
    const answer = await fetch(address);
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  }, path);
const boardOf = async (page: Page): Promise<number> => {
  // Another reply than the lists that `ask` is typed for.
  const { body } = (await ask(page, '/api/public/v1/configuration')) as unknown as {
    body: { data: { job_boards: { id: number }[] } };
  };
  return body.data.job_boards[0]?.id ?? 0;
};

test('the second site has its own name, colours, font, language and jobs', async ({ page }) => {
  await visit(page, '/');
  const first = await brand(page);
  const firstBoard = await boardOf(page);
  const theirs = await ask(page, `/api/public/v1/job-boards/${firstBoard}/jobs?limit=1`);
  await visit(page, secondSite);
  const second = await brand(page);
  expect(second.primary).not.toBe(first.primary);
  expect(second.font).not.toBe(first.font);
  await expect(page).toHaveTitle(/Kunstlicht/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await boardOf(page)).not.toBe(firstBoard);
  const loaded = await page.evaluate(
    async () => (
      await document.fonts.ready,
      [...document.fonts].some(({ family, status }) => family.includes('EB Garamond') && status === 'loaded')
    ),
  );
  expect(loaded).toBe(true);
  const slug = theirs.body.data[0]?.slug;
  expect((await page.goto(`${secondSite}/jobs/${slug}`))?.status()).toBe(404);
});

test('a job or board of one site does not exist for the other', async ({ page }) => {
  await page.goto('/');
  const board = await boardOf(page);
  const [job] = (await ask(page, `/api/public/v1/job-boards/${board}/jobs?limit=1`)).body.data;
  await page.goto(secondSite);
  const paths = [
    `/job-boards/${board}/jobs`,
    `/job-boards/${board}/suggestions?search=a`,
    `/job-boards/${board}/forward?url=/x`,
    `/jobs/slug/${job?.slug}`,
    `/jobs/${job?.uuid}/related`,
    '/job-board-builder/sites/18',
  ];
  for (const path of paths) expect((await ask(page, `/api/public/v1${path}`)).status, path).toBe(404);
});

test('?host= shows another site on a developer’s machine, and links stay there', async ({ page }) => {
  await visit(page, '/?host=kunstlicht.localhost');
  await expect(page).toHaveTitle(/Kunstlicht/);
  await page.locator('header nav a').first().click();
  await expect(page).not.toHaveURL(/host=/);
  await expect(page).toHaveTitle(/Kunstlicht/);
  await page.goto('/?host=');
  await expect(page).toHaveTitle(/Wadwerk/);
  await page.goto('/');
  await expect(page).toHaveTitle(/Wadwerk/);
});
