import { expect, type Page } from '@playwright/test';
import { expectClean } from '../board/axe.ts';
import { test } from '../board/journey.ts';

const aLanguage = /\/admin\/assets\/(en|nl|ro)-[^/]*\.js$/;
const choice = (page: Page) => page.getByRole('combobox');
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Română' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The languages whose messages a page has fetched. */
function fetched(page: Page): Set<string> {
  const found = new Set<string>();
  page.on('request', (request) => {
    const [, locale] = aLanguage.exec(request.url()) ?? [];
    if (locale) found.add(locale);
  });
  return found;
}

test('the editor brings the language it is shown in and no other; one that is chosen is fetched, and remembered', async ({
  page,
}) => {
  const languages = fetched(page);
  await page.goto('/admin');
  await expect(title(page)).toHaveText('Terug aan de werkbank');
  expect([...languages]).toEqual(['nl']);
  await choice(page).selectOption('ro');
  await expect(title(page)).toHaveText('Înapoi la bancul de lucru');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  languages.clear();
  await page.reload();
  await expect(title(page)).toHaveText('Înapoi la bancul de lucru');
  expect([...languages]).toEqual(['ro']);
});

test('a language that does not come is said, and the one that is there stays', async ({ page }) => {
  await page.route(/\/admin\/assets\/ro-/, (route) => route.abort());
  await page.goto('/admin');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('admin@demo.test');
  await choice(page).selectOption('ro');
  await expect(failure(page)).toContainText('Română kwam niet.');
  await expect(title(page)).toHaveText('Terug aan de werkbank');
  await expect(choice(page)).toHaveValue('nl');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('admin@demo.test');
  await expectClean(page, 'a language that did not come');
  // What came before comes again at once, and nothing is wrong any more.
  await choice(page).selectOption('en');
  await expect(title(page)).toHaveText('Back to the bench');
  await expect(failure(page)).toHaveCount(0);
});

test('where its language does not come the editor is shown in English; where none does it says so, in one’s own', async ({
  page,
}) => {
  await page.route(/\/admin\/assets\/nl-/, (route) => route.abort());
  await page.goto('/admin');
  await expect(title(page)).toHaveText('Back to the bench');
  await page.route(aLanguage, (route) => route.abort());
  await page.reload();
  await expect(title(page)).toHaveText('De editor kon niet worden geladen');
  await expectClean(page, 'an editor without a language');
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Probeer het opnieuw' }).click();
  await expect(title(page)).toHaveText('Terug aan de werkbank');
});
