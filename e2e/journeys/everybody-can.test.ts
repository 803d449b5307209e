import { expect, type Page } from '@playwright/test';
import { newApplicant } from '../board/applicant.ts';
import { expectClean } from '../board/axe.ts';
import { jobToApplyFor } from '../board/jobs.ts';
import { awaitMails } from '../board/outbox.ts';
import { languages, morePages, pages, secondSite } from '../board/site.ts';
import { expectTranslated } from '../board/translated.ts';
import { complaints, refuseCookies, scriptsRun, visit } from '../board/visit.ts';
import { test } from '../board/journey.ts';

/**
 * Pages are looked at in the site's first language. In the others its stories are, block by block and for other brands; how
 * blocks stand together is the same in each. `read-in-my-language` asks in all that nothing is left untranslated.
 */
const expectInOrder = async (page: Page, what: string): Promise<void> => {
  await expectTranslated(page);
  await expectClean(page, what);
};

test('nothing stands in anybody’s way, and the browser has nothing to complain about', async ({ page }) => {
  test.slow();
  const settle = complaints(page);
  await visit(page, pages.home.nl);
  await expectInOrder(page, 'home with the cookie bar');
  await page.goto(`${pages.about.nl}#cookie-settings`);
  await scriptsRun(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectInOrder(page, 'cookie settings');
  await refuseCookies(page);
  const { slug } = await jobToApplyFor(page.request, 'nl');
  for (const address of [
    pages.list.nl,
    `${pages.list.nl}?search=zorg&location_name=Groningen`,
    `${pages.list.nl}?search=qqqzzz`,
    `${pages.list.nl}?view=cards`,
    pages.about.nl,
    '/werkgevers',
  ]) {
    await visit(page, address);
    await expectInOrder(page, address);
  }
  await visit(page, `${pages.job.nl}/${slug}`);
  await expectInOrder(page, 'job');
  await page
    .locator('main form')
    .evaluateAll((forms) => forms.forEach((form) => form.setAttribute('novalidate', '')));
  await page.locator('main form:has([name="given_name"]) button:not([type="button"])').last().click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectInOrder(page, 'job with errors');
  settle();
  await visit(page, '/nowhere-at-all');
  await expectInOrder(page, 'no such page');
});

test('nothing stands in anybody’s way on the other pages, without a complaint', async ({ page }) => {
  test.slow();
  const settle = complaints(page);
  await refuseCookies(page);
  for (const { nl } of Object.values(morePages)) {
    await visit(page, nl);
    await expectInOrder(page, nl);
  }
  settle();
});

test('nothing stands in anybody’s way on the second site, without a complaint', async ({ page }) => {
  test.slow();
  const settle = complaints(page);
  await page
    .context()
    .addCookies([{ name: 'consent', value: 'some:@2026-01-01T00:00:00.000Z', url: secondSite }]);
  await visit(page, secondSite);
  await expectClean(page, 'home');
  await visit(page, `${secondSite}/job-list`);
  await expectClean(page, 'list');
  await page.locator('main article').getByRole('heading').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/jobs\//);
  await expectClean(page, 'job');
  for (const address of ['/nl', '/about']) await visit(page, secondSite + address);
  settle();
  await visit(page, `${secondSite}/nowhere`);
  await expectClean(page, '404');
});

test('a keyboard is enough from the home page to a sent application', async ({ page }) => {
  test.slow();
  await refuseCookies(page);
  const job = await jobToApplyFor(page.request, 'nl', 7);
  const applicant = newApplicant();
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, () => page.evaluate(() => document.activeElement?.getAttribute('name') === 'search'));
  await page.keyboard.type(job.title);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vacatures\?/);
  await visit(page, `/vacature/${job.slug}`);
  await tabTo(page, () => page.evaluate(() => document.activeElement?.getAttribute('name') === 'given_name'));
  const typed: Readonly<Record<string, string>> = {
    given_name: applicant.given,
    family_name: applicant.family,
    email: applicant.email,
  };
  for (const [name, value] of Object.entries(typed)) {
    await tabTo(page, () =>
      page.evaluate((wanted) => document.activeElement?.getAttribute('name') === wanted, name),
    );
    await page.keyboard.type(value);
  }
  await tabTo(page, () => page.evaluate(() => document.activeElement?.getAttribute('name') === 'terms'));
  await page.keyboard.press('Space');
  await tabTo(page, () =>
    page.evaluate(
      () =>
        document.activeElement instanceof HTMLButtonElement &&
        document.activeElement.form?.querySelector('[name="given_name"]') !== null,
    ),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Je sollicitatie is verstuurd' })).toBeVisible();
  await awaitMails(page.request, applicant.email);
});

/** Presses Tab until somewhere; what has the focus on the way must be seen to have it. */
async function tabTo(page: Page, there: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await there()) return;
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return true;
      const { width, height, bottom, right } = element.getBoundingClientRect();
      return width > 0 && height > 0 && bottom > 0 && right > 0;
    });
    expect(seen, 'what has the focus can be seen').toBe(true);
  }
  throw new Error('Tab never got there');
}

test.describe('without scripts, which draw the same', () => {
  test.use({ javaScriptEnabled: false });

  test('no page scrolls sideways on a screen 320 px wide, or at 200 % zoom', async ({ page }) => {
    test.slow();
    const { slug } = await jobToApplyFor(page.request, 'nl');
    const addresses = languages.flatMap((language) => [
      pages.home[language],
      pages.list[language],
      `${pages.list[language]}?search=qqqzzz`,
      `${pages.job[language]}/${slug}`,
      pages.about[language],
    ]);
    for (const [index, address] of [
      ...addresses,
      '/bestaat-niet',
      '/werkgevers',
      '/test-page',
      secondSite,
      `${secondSite}/job-list`,
    ].entries()) {
      if (index === 1) await refuseCookies(page);
      // A window of 1280 px at 200 % has room for 640.
      await page.setViewportSize({ width: 640, height: 450 });
      await page.goto(address);
      await expectNothingAside(page, `${address} at 640 px`);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNothingAside(page, `${address} at 320 px`);
    }
  });
});

async function expectNothingAside(page: Page, what: string): Promise<void> {
  const { wide, culprits } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const over = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return {
      wide: scrollWidth - clientWidth,
      culprits: over.slice(0, 4).map((element) => `${element.tagName}.${element.className}`),
    };
  });
  expect(wide, `${what}: ${culprits.join(', ')}`).toBeLessThanOrEqual(0);
}
