import { expect, type Browser, type Page } from '@playwright/test';
import { logIn } from '../board/accounts.ts';
import { expectClean } from '../board/axe.ts';
import { openEditor } from '../board/editor.ts';
import { newEmployer } from '../board/employer.ts';
import { serveFeed } from '../board/feed-server.ts';
import { findJobs } from '../board/jobs.ts';
import { test } from '../board/journey.ts';
import { mailsTo } from '../board/outbox.ts';
import { complaints, refuseCookies, scriptsRun, visit } from '../board/visit.ts';

test.beforeEach(async ({ page }) => refuseCookies(page));

const feeds = '/my-account?menuType=tokens&part=feeds';
const letters = () =>
  Math.random()
    .toString(36)
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 8);
const jobsOf = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ nr: `V-${index}`, title: `Wachter ${word} ${index}` }));

/** The board sells its postings: its admin lets the feed of this name in, or out again. */
async function admitFeed(browser: Browser, name: string, isIn: boolean): Promise<void> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await openEditor(page);
  await page.goto('/admin/settings?section=feeds');
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const next = page.getByRole('button', { name: 'Next' });
  await expect(entry.or(next).first()).toBeVisible();
  while (!(await entry.isVisible()) && (await next.isVisible()) && (await next.isEnabled())) {
    await next.click();
    await page.waitForLoadState('networkidle');
  }
  await expectClean(page, 'the feeds in the editor');
  if (isIn) await entry.getByRole('button', { name: /^Allow/ }).click();
  else {
    const takeBack = entry.getByRole('button', { name: /^Take back/ });
    await takeBack.click();
    await expect(entry.getByText('is not read any more')).toBeVisible();
    await expectClean(page, 'the question before a permission is taken back');
    await takeBack.last().click();
  }
  await expect(entry.getByRole('button', { name: /^Run now/ })).toBeVisible({ visible: isIn });
  await page.context().close();
}

/** What a company deleted its admin restores. */
async function restoreFeed(browser: Browser, name: string): Promise<void> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await openEditor(page);
  await page.goto('/admin/settings?section=feeds');
  const restore = page
    .getByRole('region', { name: 'Deleted in the last 30 days' })
    .getByRole('button', { name: `Restore: ${name}` });
  await expect(restore).toBeVisible();
  await expectClean(page, 'the deleted feeds in the editor');
  await restore.click();
  await expect(restore).toBeHidden();
  await page.context().close();
}

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('an employer adds a feed, says what is read from where, tries it dry and brings it in', async ({
  page,
  browser,
}) => {
  test.slow();
  const word = `vuurtoren${letters()}`;
  const served = await serveFeed(jobsOf(word, 5));
  const { email } = await newEmployer(page);
  const done = complaints(page);
  const main = page.locator('main');
  try {
    await visit(page, feeds);
    await expect(main.getByText('Nog geen feeds')).toBeVisible();
    await expectClean(page, 'no feeds');
    await main.getByRole('link', { name: 'Feed toevoegen' }).click();

    await main.getByLabel('Naam').fill(`Feed ${word}`);
    await main.getByLabel('Bedrijf').fill(`Vuurtorens ${word}`);
    await main.getByLabel('Adres van de feed').fill(served.address);
    await main.getByRole('button', { name: 'Bekijk de feed' }).click();
    await main.getByLabel('Pad van een vacature').fill('rooster.vacature');
    await main.getByRole('button', { name: 'Bekijk opnieuw' }).click();
    await main.getByLabel('Gelezen uit nummer').selectOption({ label: 'Referentie' });
    await main.getByLabel('Gelezen uit kernwoord').selectOption({ label: 'Titel' });
    await main.getByLabel('Gelezen uit verhaal').selectOption({ label: 'Tekst' });
    await main.getByRole('button', { name: 'Bekijk opnieuw' }).click();
    await expect(main.getByText('Dit ontbreekt nog')).toBeHidden();
    await expect(main.getByText(`Wachter ${word} 0`).first()).toBeVisible();
    await expectClean(page, 'the form with what was found');
    await main.getByRole('button', { name: 'Opslaan' }).click();
    await expect(main.getByText('De feed is toegevoegd')).toBeVisible();
    await expect(row(page, `Feed ${word}`)).toContainText('Wacht op de site');

    await main.getByRole('button', { name: /^Proefdraaien/ }).click();
    await expect(main.getByRole('link', { name: 'Nieuw 5' })).toBeVisible({ timeout: 30_000 });
    await expect(row(page, `Wachter ${word} 4`)).toContainText('Nieuw');
    await expectClean(page, 'a dry run');
    expect((await findJobs(page.request, `search=${word}`)).total).toBe(0);

    await admitFeed(browser, `Feed ${word}`, true);
    await visit(page, feeds);
    await main.getByRole('button', { name: /^Nu inlezen/ }).click();
    await expect(row(page, `Feed ${word}`)).toContainText('5 vacatures online', { timeout: 30_000 });
    await expect.poll(async () => (await findJobs(page.request, `search=${word}`)).total).toBe(5);

    served.serve(jobsOf(word, 5).map((job) => ({ ...job, title: `${job.title} aan zee` })));
    await main.getByRole('button', { name: /^Proefdraaien/ }).click();
    const changed = row(page, `Wachter ${word} 0 aan zee`);
    await expect(changed).toContainText(`Wachter ${word} 0 → Wachter ${word} 0 aan zee`, { timeout: 30_000 });
    await expectClean(page, 'a dry run that changes jobs');
    await visit(page, feeds);

    await main.getByRole('link', { name: /^Wijzigen/ }).click();
    await main.getByLabel('Waarde 1').fill('BE');
    await main.getByRole('button', { name: 'Opslaan' }).click();
    await expect(main.getByText('Kies voor welk veld ‘BE’ is')).toBeVisible();
    await main.getByLabel('Veld 1').selectOption({ label: 'Land' });
    await expectClean(page, 'the form with a fixed value');
    await main.getByRole('button', { name: 'Opslaan' }).click();
    await expect(main.getByText('De feed is opgeslagen')).toBeVisible();
    await main.getByRole('link', { name: /^Wijzigen/ }).click();
    await expect(main.getByLabel('Waarde 1')).toHaveValue('BE');
    await visit(page, feeds);

    served.serve(jobsOf(word, 1));
    await main.getByRole('button', { name: /^Nu inlezen/ }).click();
    await expect(main.getByText('er zijn 1 van de 5 vacatures over')).toBeVisible({ timeout: 30_000 });
    await expectClean(page, 'a feed that stopped');
    const subject = new RegExp(`Feed ${word}.*niet ingelezen`);
    await expect
      .poll(
        async () => (await mailsTo(page.request, email)).filter((mail) => subject.test(mail.subject)).length,
      )
      .toBe(1);
    await main.getByRole('button', { name: 'Toch inlezen' }).click();
    await expect(row(page, `Feed ${word}`)).toContainText('4 verlopen', { timeout: 30_000 });
    await expect.poll(async () => (await findJobs(page.request, `search=${word}`)).total).toBe(1);

    await admitFeed(browser, `Feed ${word}`, false);
    await visit(page, feeds);
    await expect(row(page, `Feed ${word}`)).toContainText('Wacht op de site');
    await expect(main.getByRole('button', { name: /^Nu inlezen/ })).toBeHidden();
    await main.getByRole('link', { name: /^Verloop/ }).click();
    await expect(main.getByRole('heading', { name: `Verloop van Feed ${word}` })).toBeVisible();
    await expectClean(page, 'the runs');
    await visit(page, feeds);
    await main.getByRole('link', { name: /^Verwijderen/ }).click();
    await main.getByLabel('Die verlopen nu').check();
    await main.getByRole('button', { name: 'Verwijderen', exact: true }).click();
    await expect(main.getByText('De feed is verwijderd')).toBeVisible();
    await expect.poll(async () => (await findJobs(page.request, `search=${word}`)).total).toBe(0);

    await restoreFeed(browser, `Feed ${word}`);
    await visit(page, feeds);
    await expect(row(page, `Feed ${word}`)).toContainText('Wacht op de site');
    done();
  } finally {
    await served.close();
  }
});

test('the page of a run that takes long looks again only when its last look was answered', async ({
  page,
}) => {
  await page.clock.install();
  const word = `vuurschip${letters()}`;
  const served = await serveFeed(jobsOf(word, 3));
  const main = page.locator('main');
  try {
    await logIn(page, 'employer');
    await visit(page, `${feeds}&feed=new&view=form`);
    await main.getByLabel('Naam').fill(`Feed ${word}`);
    await main.getByLabel('Adres van de feed').fill(served.address);
    await main.getByRole('button', { name: 'Opslaan' }).click();
    await expect(main.getByText('De feed is toegevoegd')).toBeVisible();
    const ready = served.hold();
    await row(page, `Feed ${word}`)
      .getByRole('button', { name: /^Proefdraaien/ })
      .click();
    await expect(page).toHaveURL(/view=dry/);
    await scriptsRun(page);

    let visited = 0;
    let answer = (): void => undefined;
    const line = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/_page/**', async (route) => {
      visited += 1;
      await line;
      await route.continue();
    });
    await expect.poll(() => visited).toBe(1);
    await page.clock.runFor(20_000);
    await page.evaluate(() => fetch('/readyz'));
    expect(visited).toBe(1);
    ready();
    answer();
    await expect(main.getByRole('link', { name: /^Alle/ })).toBeVisible({ timeout: 30_000 });

    await visit(page, feeds);
    await row(page, `Feed ${word}`)
      .getByRole('link', { name: /^Verwijderen/ })
      .click();
    await main.getByRole('button', { name: 'Verwijderen', exact: true }).click();
    await expect(main.getByText('De feed is verwijderd')).toBeVisible();
  } finally {
    await served.close();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a feed is looked at, added, tried dry and deleted', async ({ page }) => {
    const word = `lichtschip${letters()}`;
    const served = await serveFeed(jobsOf(word, 3));
    const main = page.locator('main');
    try {
      await logIn(page, 'employer');
      await page.goto(`${feeds}&feed=new&view=form`);
      await main.getByLabel('Naam').fill(`Feed ${word}`);
      await main.getByLabel('Adres van de feed').fill(served.address);
      await main.getByRole('button', { name: 'Bekijk de feed' }).click();
      await expect(main.getByText('Wat er in de feed staat')).toBeVisible();
      await expect(main.getByLabel('Naam')).toHaveValue(`Feed ${word}`);
      await main.getByRole('button', { name: 'Opslaan' }).click();
      const own = row(page, `Feed ${word}`);
      await own.getByRole('button', { name: /^Proefdraaien/ }).click();
      await expect(async () => {
        await page.reload();
        await expect(main.getByRole('link', { name: /^Alle/ })).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 30_000 });
      await page.goto(feeds);
      await own.getByRole('link', { name: /^Verwijderen/ }).click();
      await main.getByRole('button', { name: 'Verwijderen', exact: true }).click();
      await expect(main.getByText('De feed is verwijderd')).toBeVisible();
    } finally {
      await served.close();
    }
  });
});
