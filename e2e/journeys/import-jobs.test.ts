import { expect, type Page } from '@playwright/test';
import { applicationTexts, newApplicant } from '../board/applicant.ts';
import { dataFolder, importFeed } from '../board/feeds.ts';
import { findJobs, numberIn } from '../board/jobs.ts';
import { mailsTo } from '../board/outbox.ts';
import { refuseCookies, visit } from '../board/visit.ts';
import { test } from '../board/journey.ts';

test.skip(!dataFolder, 'Importing beside the app needs its data folder: BOARDWRIGHT_DATA.');
// On the second board: what the first one lists stands still for the journeys that count it.
test.beforeEach(async ({ page, baseURL }) => {
  await refuseCookies(page);
  await page.context().addCookies([{ name: 'dev-host', value: 'kunstlicht.localhost', url: baseURL ?? '' }]);
});

const letters = () =>
  Math.random()
    .toString(36)
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 8);
const job = (id: string, title: string) => ({ id, title, applyEmail: 'werk@proefwerf.test' });

async function slugOf(page: Page, word: string): Promise<string> {
  await expect.poll(async () => (await findJobs(page.request, `search=${word}`)).total).toBe(1);
  return (await findJobs(page.request, `search=${word}`)).slugs[0] ?? '';
}

test('a dry run tells what would happen and changes nothing', async ({ page }) => {
  const word = `kwelderwachter${letters()}`;
  const output = await importFeed(`feed-${word}`, [job('1', `Hulp ${word}`)], '--dry-run');
  expect(output).toContain(word);
  expect(output).toContain('nothing was changed');
  await page.goto(`/nl/vacatures?search=${word}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Geen vacatures gevonden');
});

test('an imported job is found at once, changed by the next import and gone with the one after', async ({
  page,
}) => {
  const word = `zeedijker${letters()}`;
  const source = `feed-${word}`;
  const others = [job('2', `Tweede ${letters()}`), job('3', `Derde ${letters()}`)];
  await page.goto(`/nl/vacatures?search=${word}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Geen vacatures gevonden');

  expect(await importFeed(source, [job('1', `Hulp ${word}`), ...others])).toMatch(/created\s+3/);
  await expect(async () => {
    await page.goto(`/nl/vacatures?search=${word}`);
    expect(numberIn(await page.getByRole('heading', { level: 1 }).textContent())).toBe(1);
  }).toPass({ timeout: 2000 });
  await page.locator('main article').getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hulp ${word}`);
  const address = page.url();

  expect(await importFeed(source, [job('1', `Hulp ${word}`), ...others])).toMatch(/unchanged\s+3/);
  expect(await importFeed(source, [job('1', `Baas ${word}`), ...others])).toMatch(/updated\s+1/);
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Baas ${word}`, { timeout: 100 });
  }).toPass({ timeout: 2000 });

  expect(await importFeed(source, others)).toMatch(/expired\s+1/);
  await expect(async () => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText('Deze vacature is verlopen')).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 2000 });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('button', { name: applicationTexts.nl.send })).toHaveCount(0);
  const posting = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(posting.join()).not.toContain('JobPosting');
  expect((await findJobs(page.request, `search=${word}`)).titles).not.toContain(`Baas ${word}`);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a job that ends while somebody applies says so, and what was written is not lost', async ({
      page,
    }) => {
      const word = `wierdenboer${letters()}`;
      const source = `feed-${word}`;
      const others = [job('2', `Tweede ${letters()}`), job('3', `Derde ${letters()}`)];
      await importFeed(source, [job('1', `Hulp ${word}`), ...others]);
      const slug = await slugOf(page, word);
      await (javaScriptEnabled ? visit(page, `/nl/vacature/${slug}`) : page.goto(`/nl/vacature/${slug}`));
      const applicant = newApplicant();
      const w = applicationTexts.nl;
      await page.getByRole('textbox', { name: w.given }).fill(applicant.given);
      await page.getByRole('textbox', { name: w.family }).fill(applicant.family);
      await page.getByRole('textbox', { name: w.email }).fill(applicant.email);
      await page.getByRole('textbox', { name: w.motivation }).fill('Dit wil ik niet kwijt.');
      await page.locator('main input[name="terms"]').check();
      await importFeed(source, others);
      await expect
        .poll(async () => (await findJobs(page.request, `search=${word}`)).titles)
        .not.toContain(`Hulp ${word}`);
      await page.getByRole('button', { name: w.send }).click();
      await expect(page.getByText('sloot terwijl je solliciteerde')).toBeVisible();
      if (javaScriptEnabled) {
        await expect(page.getByRole('textbox', { name: w.motivation })).toHaveValue('Dit wil ik niet kwijt.');
      } else {
        await page.getByText('Wat je schreef').click();
        await expect(page.getByText('Dit wil ik niet kwijt.')).toBeVisible();
      }
      expect(await mailsTo(page.request, applicant.email)).toHaveLength(0);
    });
  });
}
