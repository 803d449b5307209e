import { expect, type Page } from '@playwright/test';
import { findJobs } from '../board/jobs.ts';
import { languages, morePages, pages, type Language } from '../board/site.ts';
import { expectTranslated } from '../board/translated.ts';
import { complaints, refuseCookies, scriptsRun, visit } from '../board/visit.ts';
import { test } from '../board/journey.ts';

const names: Readonly<Record<Language, string>> = { nl: 'Nederlands', en: 'English', ro: 'Română' };
async function addresses(page: Page): Promise<readonly Readonly<Record<Language, string>>[]> {
  const [slug] = (await findJobs(page.request, 'limit=1')).slugs;
  const { home, list, job, about } = pages;
  const jobs = { nl: `${job.nl}/${slug}`, en: `${job.en}/${slug}`, ro: `${job.ro}/${slug}` };
  return [home, list, jobs, about];
}

test.beforeEach(async ({ page }) => refuseCookies(page));

test.describe('without scripts, which render the same', () => {
  test.use({ javaScriptEnabled: false });

  test('every page says its language, where it stands in the others, and nothing untranslated', async ({
    page,
    baseURL,
  }) => {
    test.slow();
    for (const address of [...(await addresses(page)), ...Object.values(morePages)])
      for (const language of languages) {
        const answer = await page.goto(address[language]);
        expect(answer?.status(), address[language]).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          new URL(address[language], baseURL).href.replace(/\/$/, address[language] === '/' ? '/' : ''),
        );
        for (const other of languages)
          await expect(page.locator(`link[rel="alternate"][hreflang="${other}"]`)).toHaveAttribute(
            'href',
            new URL(address[other], baseURL).href,
          );
        await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute(
          'href',
          new URL(address.nl, baseURL).href,
        );
        await expectTranslated(page);
      }
  });

  test('nothing is untranslated where nothing was found, and with the cookie bar', async ({ page }) => {
    await page.context().clearCookies();
    for (const language of languages)
      for (const address of [
        `${pages.list[language]}?search=qqqzzz`,
        `${pages.home[language]}/nowhere-at-all`,
      ]) {
        await page.goto(address.replace('//', '/'));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectTranslated(page);
      }
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the language switcher keeps the page one is on, and the browser has nothing to complain about', async ({
      page,
    }) => {
      const settle = complaints(page);
      for (const address of await addresses(page)) {
        await (javaScriptEnabled ? visit(page, address.nl) : page.goto(address.nl));
        for (const language of ['en', 'ro', 'nl'] as const) {
          await page.locator('header summary', { hasText: /: / }).filter({ visible: true }).click();
          await page
            .locator('header')
            .getByRole('link', { name: names[language] })
            .filter({ visible: true })
            .click();
          await expect.poll(() => new URL(page.url()).pathname).toBe(address[language]);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          // In each language scripts take over what the server wrote in it.
          if (javaScriptEnabled) await scriptsRun(page);
        }
      }
      settle();
    });
  });
}

test('dates, money and numbers are written as each language does', async ({ page }) => {
  const count = (language: Language) =>
    page.goto(pages.list[language]).then(() => page.getByRole('heading', { level: 1 }).textContent());
  expect(await count('nl')).toMatch(/^\d\.\d{3} vacatures/);
  expect(await count('en')).toMatch(/^\d,\d{3} jobs/);
  expect(await count('ro')).toMatch(/^\d\.\d{3} (de )?locuri de muncă/);
});

test('a language the site does not have is not found', async ({ page }) => {
  expect((await page.goto('/de/vacatures'))?.status()).toBe(404);
});
