import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectClean } from '../board/axe.ts';
import {
  addBlock,
  block,
  canvas,
  desktop,
  expectSaved,
  newPage,
  openEditor,
  panel,
} from '../board/editor.ts';
import { test } from '../board/journey.ts';

test.use(desktop);

/** The smallest picture there is. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The website and the panel in another language. */
async function inLanguage(page: Page, language: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('combobox', { name: 'Language of the website' })
    .selectOption(language);
  await expect(panel(page).getByTitle(`Only ${language}`).first()).toBeVisible();
}

const openTab = (page: Page, name: string) =>
  panel(page)
    .getByRole('tab', { name: new RegExp(`^${name}`) })
    .click();

const undo = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Undo: / })
    .click();

test('a colour and a picture are chosen once for every language, words are written in each', async ({
  page,
  browser,
  baseURL,
}) => {
  await openEditor(page);
  const { path } = await newPage(page);
  await addBlock(page, 'Text with image');
  const headline = panel(page).getByRole('textbox').first();
  const heading = canvas(page).getByRole('heading', { level: 1 });
  await headline.fill('Werken op het eiland');
  await expect(heading).toHaveText('Werken op het eiland');
  await inLanguage(page, 'EN');
  await headline.fill('Work on the island');
  await expect(heading).toHaveText('Work on the island');

  await inLanguage(page, 'NL');
  await openTab(page, 'Design');
  const colour = panel(page).locator('[data-setting="backgroundColor"]');
  await expect(colour.getByTitle('All languages')).toBeVisible();
  await colour.getByRole('textbox').fill('#ffeecc');
  const choosing = page.waitForEvent('filechooser');
  await panel(page).getByRole('button', { name: 'Upload a picture' }).click();
  await (
    await choosing
  ).setFiles({
    name: 'kade.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  });
  const picture = block(page, 'text-with-image').locator('img');
  await expect(picture).toHaveAttribute('src', /uploads/);
  const src = (await picture.getAttribute('src')) ?? '';
  await page
    .getByRole('banner')
    .getByRole('combobox', { name: 'Language of the website' })
    .selectOption('EN');
  await expect(heading).toHaveText('Work on the island');
  await expect(picture).toHaveAttribute('src', src);
  await openTab(page, 'Design');
  await expect(colour.getByRole('textbox')).toHaveValue(/^#ffeecc$/i);
  await expectSaved(page);

  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  for (const [address, text] of [
    [path, 'Werken op het eiland'],
    [`/en${path}`, 'Work on the island'],
  ] as const) {
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(text);
    await expect(visitor.locator('main img').first()).toHaveAttribute('src', src);
  }

  // A translator gets the words in a file, and gives them back in it. No other journey writes these: the file has the whole site.
  await page.goto(`/admin/languages${new URL(page.url()).search}`);
  await page.getByRole('button', { name: 'Translate in a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Translate in a file' });
  await dialog.getByRole('combobox', { name: 'Language to translate into' }).selectOption('ro');
  await dialog.getByRole('combobox', { name: 'Kind of file' }).selectOption('csv');
  const leaving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await leaving;
  const given = await readFile(await file.path(), 'utf8');
  const translated = given.replace(
    /^(site\d+\.block\d+\.[^,]*,[^,]*),Werken op het eiland,[^,]*/m,
    '$1,Werken op het eiland,Lucrează pe insulă',
  );
  expect(translated).not.toBe(given);
  await dialog.locator('input[type=file]').setInputFiles({
    name: file.suggestedFilename(),
    mimeType: 'text/csv',
    buffer: Buffer.from(translated),
  });
  await expect(dialog.getByRole('row').filter({ hasText: 'Lucrează pe insulă' })).toContainText(
    /New|Changes/,
  );
  await expectClean(page, 'a file of translations');
  const saving = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().includes('/block-settings'),
  );
  await dialog.getByRole('button', { name: 'Take over 1 text' }).click();
  await expect(dialog.getByText('1 text was taken over. Undo takes it back.')).toBeVisible();
  expect((await saving).ok()).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expectSaved(page);
  await visitor.goto(`/ro${path}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Lucrează pe insulă');

  // Once the source is another, its translations are outdated: until they are written anew, or somebody says they are right.
  await page.locator('[data-path="headerText"] input').first().fill('Werken op een eiland');
  await expectSaved(page);
  await page.getByRole('button', { name: /^To translate, on all pages/ }).click();
  const outdated = page.getByRole('main').getByRole('button', { name: /Werken op een eiland/ });
  await expect(outdated).toContainText('Outdated');
  await expectClean(page, 'what is to translate', { frames: false });
  await outdated.click();
  await expect(page.locator('[data-path="headerText"] input').last()).toBeFocused();
  const pair = page.locator('[data-path="headerText"]');
  await expect(pair).toContainText('Werken op het eiland');
  await pair.getByRole('button', { name: /^This is still right/ }).click();
  await expect(pair.getByText('Outdated')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Language on the right' }).selectOption('ro');
  await expect(pair.getByText('Outdated')).toBeVisible();
  await visitor.close();
});

test('an order is one for every language, and taking it back is one step that gives each its own words', async ({
  page,
  browser,
  baseURL,
}) => {
  await openEditor(page);
  const { path } = await newPage(page);
  await addBlock(page, 'FAQ');
  const questions = canvas(page).locator('[data-block-key="faq"] summary');
  const written = panel(page).getByRole('textbox', { name: 'Question' });
  for (const question of ['Wat?', 'Waar?']) {
    await panel(page).getByRole('button', { name: 'Add question' }).click();
    await expect(written).toHaveValue('');
    await expect(panel(page).getByRole('textbox', { name: 'Answer' })).toBeVisible();
    await written.fill(question);
    await expectSaved(page);
  }
  await expect(questions).toHaveText(['Wat?', 'Waar?']);
  await inLanguage(page, 'EN');
  for (const [was, question] of [
    ['Wat?', 'What?'],
    ['Waar?', 'Where?'],
  ] as const) {
    await panel(page).getByRole('button', { name: was, exact: true }).click();
    await expect(written).toHaveValue(was);
    await written.fill(question);
    await expectSaved(page);
  }
  await expect(questions).toHaveText(['What?', 'Where?']);

  await inLanguage(page, 'NL');
  await expect(questions).toHaveText(['Wat?', 'Waar?']);
  await panel(page)
    .getByRole('button', { name: /^Move Waar\?/ })
    .focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(questions).toHaveText(['Waar?', 'Wat?']);
  await inLanguage(page, 'EN');
  await expect(questions).toHaveText(['Where?', 'What?']);
  await undo(page);
  await expect(questions).toHaveText(['What?', 'Where?']);

  await inLanguage(page, 'NL');
  await expect(questions).toHaveText(['Wat?', 'Waar?']);
  await panel(page).getByRole('button', { name: 'Delete Wat?' }).press('Enter');
  await expect(questions).toHaveText(['Waar?']);
  await inLanguage(page, 'EN');
  await expect(questions).toHaveText(['Where?']);
  await expectSaved(page);
  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  const seen = visitor.locator('main summary');
  await visitor.goto(`/en${path}`);
  await expect(seen).toHaveText(['Where?']);
  await undo(page);
  await expect(questions).toHaveText(['What?', 'Where?']);
  await expectSaved(page);
  for (const [address, text] of [
    [path, ['Wat?', 'Waar?']],
    [`/en${path}`, ['What?', 'Where?']],
  ] as const) {
    await visitor.goto(address);
    await expect(seen).toHaveText([...text]);
  }
  await visitor.close();
});
