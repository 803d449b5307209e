import { expect, type Page } from '@playwright/test';
import { findJobs, numberIn } from '../board/jobs.ts';
import { refuseCookies, scriptsRun, visit } from '../board/visit.ts';
import { test } from '../board/journey.ts';

const query = (page: Page) => new URL(page.url()).search;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const jobTitles = (page: Page) => page.locator('main article').getByRole('heading').allTextContents();

/** The number in the title is what the API counts for the very same address. */
async function expectHonestCount(page: Page): Promise<number> {
  const { total } = await findJobs(page.request, query(page));
  await expect.poll(async () => numberIn(await title(page).textContent())).toBe(total);
  return total;
}

test.beforeEach(async ({ page }) => refuseCookies(page));

test.describe('with scripts', () => {
  test('somebody finds a job from the home page by keyboard alone', async ({ page }) => {
    await visit(page, '/');
    const keyword = page.getByRole('combobox', { name: 'Functie of trefwoord' });
    await keyword.focus();
    await page.keyboard.type('verpl');
    const suggestions = page.getByRole('listbox', { name: 'Suggesties' }).getByRole('option');
    await expect(suggestions.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const chosen = await suggestions.first().textContent();
    await expect(suggestions.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(suggestions).toHaveCount(0);
    expect(chosen).toContain(await keyword.inputValue());
    await expect(page).toHaveURL(/\/$/);

    const place = page.getByRole('combobox', { name: 'Plaats of postcode' });
    await place.focus();
    await page.keyboard.type('G');
    const places = page.getByRole('listbox', { name: 'Plaatsen' }).getByRole('option');
    await expect(places).toHaveCount(0);
    await page.keyboard.type('roni');
    await expect(places.first()).toContainText('Groningen');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(place).toHaveValue('Groningen');

    await page.getByRole('combobox', { name: 'Afstand' }).selectOption('50');
    await place.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/vacatures\?/);
    const asked = new URLSearchParams(query(page));
    expect(asked.get('distance')).toBe('50');
    expect(asked.get('location_name')).toBe('Groningen');
    expect(Number(asked.get('lat'))).toBeCloseTo(53.2, 0);
    expect(await expectHonestCount(page)).toBeGreaterThan(0);
  });

  test('Escape closes the suggestions and keeps what was typed', async ({ page }) => {
    await visit(page, '/');
    const keyword = page.getByRole('combobox', { name: 'Functie of trefwoord' });
    await keyword.focus();
    await page.keyboard.type('zor');
    await expect(keyword).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(keyword).toHaveAttribute('aria-expanded', 'false');
    await expect(keyword).toHaveValue('zor');
  });

  test('filters, chips, salary, sort and pages each change the list and the address, and Back undoes them', async ({
    page,
  }) => {
    await visit(page, '/vacatures');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const care = filters.getByRole('checkbox', { name: /^Zorg en welzijn/ });
    const promised = numberIn(
      await filters.getByText('Zorg en welzijn').first().locator('xpath=ancestor::label[1]').textContent(),
    );
    await care.check();
    await expect(page).toHaveURL(/segment_ids/);
    expect(await expectHonestCount(page)).toBe(promised);

    await filters
      .getByRole('checkbox', { name: /^Onderwijs|^ICT en data/ })
      .first()
      .check();
    await expect
      .poll(() => new URLSearchParams(query(page)).getAll('in[segment_ids]').join().split(',').length)
      .toBe(2);
    expect(await expectHonestCount(page)).toBeGreaterThan(promised);

    await page.goBack();
    await expect.poll(async () => numberIn(await title(page).textContent())).toBe(promised);
    await expect(care).toBeChecked();

    await filters.getByRole('textbox', { name: 'Minimaal' }).fill('4000');
    await filters.getByRole('textbox', { name: 'Minimaal' }).blur();
    await expect(page).toHaveURL(/salary_year/);
    expect(await expectHonestCount(page)).toBeLessThan(promised);

    await page.getByRole('link', { name: /^Verwijder filter.*Zorg en welzijn/ }).click();
    await expect(page).not.toHaveURL(/segment_ids/);
    await expect(care).not.toBeChecked();
    await expectHonestCount(page);

    const unsorted = await jobTitles(page);
    await page.getByRole('combobox', { name: 'Sorteren' }).selectOption({ label: 'Oudste eerst' });
    await expect(page).toHaveURL(/sort=from/);
    // They are as many as before: the order tells that the list is another.
    await expect.poll(() => jobTitles(page)).not.toEqual(unsorted);
    await expectHonestCount(page);
    const first = await jobTitles(page);

    await page.getByRole('navigation', { name: 'Pagina’s' }).getByRole('link', { name: 'Volgende' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => jobTitles(page)).not.toEqual(first);
    await page.goBack();
    await expect.poll(() => jobTitles(page)).toEqual(first);
  });

  test('a shared address shows a friend the same list', async ({ page, browser, baseURL }) => {
    await visit(page, '/vacatures?search=monteur&location_name=Zwolle&distance=50&sort=distance');
    await expectHonestCount(page);
    const titles = await jobTitles(page);
    const friend = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    await friend.goto(page.url());
    expect(await jobTitles(friend)).toEqual(titles);
    await expect(title(friend)).toHaveText((await title(page).textContent()) ?? '');
    await friend.close();
  });

  test('the job opens from the list, and leads back to it', async ({ page }) => {
    await visit(page, '/vacatures?search=verpleegkundige');
    const total = await expectHonestCount(page);
    await page.locator('main article').getByRole('heading').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/vacature\//);
    await page.getByRole('link', { name: /^Terug naar/ }).click();
    await expect(page).toHaveURL(/search=verpleegkundige/);
    await expect.poll(async () => numberIn(await title(page).textContent())).toBe(total);
  });

  test('clearing a field searches again without it', async ({ page }) => {
    await visit(page, '/vacatures?search=verpleegkundige');
    const before = await expectHonestCount(page);
    await page.getByRole('link', { name: 'Wis functie of trefwoord' }).click();
    await expect(page).not.toHaveURL(/search=/);
    await scriptsRun(page);
    expect(await expectHonestCount(page)).toBeGreaterThan(before);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('words that name a facet and a place are chips that can be taken away, in every language', async ({
    page,
  }) => {
    await page.goto('/vacatures?search=verpleegkundige+parttime+groningen');
    await expect(title(page)).toContainText('voor “verpleegkundige” rond Groningen');
    const chips = page.getByRole('navigation', { name: 'Gekozen filters' });
    await expect(chips.getByRole('link', { name: /Groningen, 25 km/ })).toBeVisible();
    const within = await expectHonestCount(page);
    await chips.getByRole('link', { name: /parttime/ }).click();
    await expect(page).toHaveURL(/search=verpleegkundige\+groningen$/);
    expect(await expectHonestCount(page)).toBeGreaterThan(within);

    const english = page.locator('link[rel="alternate"][hreflang="en"]');
    await expect(english).toHaveAttribute('href', /\/en\/job-list\?search=verpleegkundige\+groningen$/);
    const own = page.locator('link[rel="alternate"][hreflang="nl"]');
    await expect(own).toHaveAttribute('href', /\/vacatures\?search=verpleegkundige\+groningen$/);
  });

  test('a later page of a list says itself alone to search engines, and stays that page in another language', async ({
    page,
  }) => {
    await page.goto('/vacatures?page=2');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/vacatures\?page=2$/);
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
    await expect(page.locator('a[href="/en/job-list?page=2"]').first()).toBeAttached();
  });

  test('a province is an area, and a place that was guessed offers the others', async ({ page }) => {
    await page.goto('/vacatures?location_name=Friesland');
    await expect(title(page)).toContainText('in Friesland');
    await page.goto('/vacatures?location_name=Haren');
    await expect(page.getByText('We zochten rond Haren.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Haren, Niedersachsen, DE' })).toBeVisible();
  });

  test('what has only some of the words comes under a heading of its own', async ({ page }) => {
    await page.goto('/vacatures?search=monteur+zeppelin');
    await expect(
      page.getByRole('heading', { name: 'Deze passen voor een deel bij wat je zoekt' }),
    ).toBeVisible();
    expect((await jobTitles(page)).join(' ').toLowerCase()).toContain('monteur');
    await expect(page.getByRole('link', { name: /Ook zonder “zeppelin”/ })).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'what a search may run into' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a word with a typo still finds, and the page says how', async ({ page }) => {
      await page.goto('/vacatures?search=verpleegkundigge');
      await expect(page.getByText('Geen resultaten voor “verpleegkundigge”')).toBeVisible();
      await expect.poll(() => jobTitles(page)).not.toHaveLength(0);
    });

    test('a place that nobody knows is said, and the jobs are shown without it', async ({ page }) => {
      await page.goto('/vacatures?location_name=Qwertystad');
      await expect(page.getByText('We kennen “Qwertystad” niet')).toBeVisible();
      await expect.poll(() => jobTitles(page)).not.toHaveLength(0);
    });

    test('nothing found offers searches that do find what they promise', async ({ page }) => {
      await page.goto('/vacatures?search=glasblazer&location_name=Texel&distance=5');
      await expect(title(page)).toContainText('Geen vacatures gevonden');
      const escape = page
        .locator('main')
        .getByRole('link', { name: /\d vacature/ })
        .first();
      const promised = numberIn((await escape.textContent())?.replace(/^.*?(?=\d[\d.]* vacature)/, '') ?? '');
      await escape.click();
      await expect(title(page)).not.toContainText('Geen vacatures gevonden');
      expect(await expectHonestCount(page)).toBe(promised);
    });

    test('a page beyond the last says so and leads to the first', async ({ page }) => {
      const answer = await page.goto('/vacatures?page=9999');
      expect(answer?.status()).toBeLessThan(500);
      await expect(page.getByText('Deze pagina bestaat niet')).toBeVisible();
      await page.getByRole('link', { name: 'Naar pagina 1' }).click();
      await expect(page).not.toHaveURL(/page=9999/);
      await expect.poll(() => jobTitles(page)).not.toHaveLength(0);
    });

    test('what an address cannot mean is left out, not an error', async ({ page }) => {
      for (const bad of [
        'page=abc',
        'distance=-5&location_name=Groningen',
        'sort=best',
        'in[segment_ids]=x',
        'lat=999&lon=1',
        'limit=100000',
        'range[salary_year]=a',
      ]) {
        const answer = await page.goto(`/vacatures?${bad}`);
        expect(answer?.status(), bad).toBe(200);
        expect((await jobTitles(page)).length, bad).toBeGreaterThan(0);
      }
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('forms and links alone lead from the home page to a job', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Functie of trefwoord' }).fill('verpleegkundige');
    await page.getByRole('combobox', { name: 'Plaats of postcode' }).fill('Groningen');
    await page.getByRole('combobox', { name: 'Afstand' }).selectOption('50');
    await page.getByRole('button', { name: 'Zoek vacatures' }).click();
    await expect(page).toHaveURL(/\/vacatures\?/);
    const found = await expectHonestCount(page);
    expect(found).toBeGreaterThan(0);

    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^Vast/ }).check();
    await filters.getByRole('button', { name: /^Toon / }).click();
    await expect(page).toHaveURL(/segment_ids/);
    expect(await expectHonestCount(page)).toBeLessThanOrEqual(found);

    await page.getByRole('combobox', { name: 'Sorteren' }).selectOption({ label: 'Oudste eerst' });
    await page.getByRole('button', { name: 'Sorteer' }).click();
    await expect(page).toHaveURL(/sort=from/);
    await page.locator('main article').getByRole('heading').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/vacature\//);
    await expect(title(page)).not.toBeEmpty();
    await page.getByRole('link', { name: /^Terug naar/ }).click();
    await expect(page).toHaveURL(/sort=from|search=verpleegkundige/);
  });

  test('another place typed over a chosen one is the place that is searched', async ({ page }) => {
    await page.goto('/vacatures?location_name=Groningen&lat=53.21917&lon=6.56667&distance=5');
    await page.getByRole('combobox', { name: 'Plaats of postcode' }).fill('Zwolle');
    await page.getByRole('combobox', { name: 'Plaats of postcode' }).press('Enter');
    await expect(page).toHaveURL(/location_name=Zwolle/);
    await expect(page).not.toHaveURL(/lat=53\.2/);
    await expect(title(page)).toContainText('Zwolle');
    await expectHonestCount(page);
  });

  test('pages of the list are links', async ({ page }) => {
    await page.goto('/vacatures?sort=-from');
    const first = await jobTitles(page);
    await page.getByRole('navigation', { name: 'Pagina’s' }).getByRole('link', { name: 'Volgende' }).click();
    await expect(page).toHaveURL(/page=2/);
    // A job in the spotlight of page 1 is not listed a second time.
    const { titles } = await findJobs(page.request, 'sort=-from&page=2');
    await expect.poll(() => jobTitles(page)).not.toEqual(first);
    const second = await jobTitles(page);
    expect(second.length).toBeGreaterThan(6);
    expect(titles).toEqual(expect.arrayContaining(second));
  });
});
