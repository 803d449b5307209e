import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import {
  addBlock,
  aPageName,
  askForPage,
  canvas,
  expectSaved,
  holdBack,
  newPage,
  openEditor,
  status,
} from '../board/editor.ts';
import { test } from '../board/journey.ts';
import { refuseCookies } from '../board/visit.ts';

const desktop = { locale: 'en-GB', viewport: { width: 1440, height: 900 } };
test.use(desktop);

const panel = (page: Page) => page.getByRole('complementary', { name: /^Settings of / });
const block = (page: Page, key: string) => canvas(page).locator(`[data-block-key="${key}"]`);

test('an admin builds a page from nothing, and visitors see it', async ({ page, browser, baseURL }) => {
  await openEditor(page);
  const { path } = await newPage(page);
  await addBlock(page, 'Text with image');
  await expect(block(page, 'text-with-image')).toBeVisible();
  const headline = panel(page)
    .getByRole('textbox', { name: 'Headline' })
    .or(panel(page).getByRole('textbox').first());
  await headline.first().fill('Werken aan de kust');
  await expect(canvas(page).getByRole('heading', { name: 'Werken aan de kust' })).toBeVisible();
  await addBlock(page, 'FAQ');
  await expect(block(page, 'faq')).toBeVisible();
  await expectSaved(page);

  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Werken aan de kust');
  await visitor.close();
});

test('a page gets an address that visitors can reach, and what is filled in is not lost by accident', async ({
  page,
}) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  await page.getByRole('button', { name: 'New page' }).click();
  const making = page.getByRole('dialog', { name: 'New page' });
  await making.getByRole('button', { name: 'Create page' }).click();
  await expect(making.getByText('The page name must be filled.')).toBeVisible();
  await expect(making.getByText('The name in menus and in this list')).toHaveCount(0);
  await page.keyboard.press('Escape');

  const name = aPageName();
  await askForPage(page, name);
  const row = page.getByRole('button', { name: new RegExp(`^${name}`) });
  // At once: a page that a colleague made before this one may come above it, and move it on.
  await expect(row).toBeInViewport();
  await expectSaved(page);
  await row.hover();
  await page.getByRole('button', { name: `Settings of ${name}` }).click();
  const settings = page.getByRole('dialog', { name: /^Settings of / });
  const path = settings.getByRole('textbox', { name: /^URL path/ });
  for (const [typed, reason] of [
    ['admin', 'The address /admin is kept for the editor'],
    ['en', 'The address /en is kept for the pages in EN'],
    ['vacature/foo', 'What follows /vacature/ is kept for the details'],
  ] as const) {
    await path.fill(typed);
    await expect(settings.getByText(reason)).toBeVisible();
  }
  await settings.getByText('Same in all languages').click();
  await expect(settings.getByText(/\/en\/$/)).toBeVisible();
  const long = `${name}${'X'.repeat(66)}`;
  await settings.getByRole('textbox', { name: 'Label' }).fill(long);
  await page.keyboard.press('Escape');
  await expect(settings.getByRole('alert').getByRole('button').last()).toHaveText('Go on editing');
  await settings.getByRole('button', { name: 'Go on editing' }).click();
  // A reload asks nothing and loses nothing.
  await page.reload();
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  await row.hover();
  await page.getByRole('button', { name: `Settings of ${name}` }).click();
  await expect(settings.getByRole('textbox', { name: 'Label' })).toHaveValue(long);
  await expect(settings.getByText('Not saved yet, from before: Label (Dutch), URL path')).toBeVisible();
  for (const text of await settings.getByRole('textbox', { name: /^URL path/ }).all())
    await text.fill(`pad-${name.toLowerCase().replace(' ', '-')}`);
  await settings.getByRole('button', { name: 'Save page' }).click();
  await expectSaved(page);
  await page.getByRole('button', { name: `Settings of ${long}` }).click();
  await expect(settings.getByRole('button', { name: 'Close', exact: true })).toBeInViewport({ ratio: 1 });
});

test('every step can be taken back and done again, across a reload', async ({ page }) => {
  await openEditor(page);
  await newPage(page);
  await addBlock(page, 'Text with image');
  await panel(page).getByRole('textbox').first().fill('Eerste woorden');
  await expect(canvas(page).getByText('Eerste woorden')).toBeVisible();
  await expectSaved(page);
  await page.reload();
  await expect(canvas(page).getByText('Eerste woorden')).toBeVisible();
  const undo = page.getByRole('banner').getByRole('button', { name: /^Undo/ });
  await undo.click();
  await expect(canvas(page).getByText('Eerste woorden')).toHaveCount(0);
  await undo.click();
  await expect(block(page, 'text-with-image')).toHaveCount(0);
  const redo = page.getByRole('banner').getByRole('button', { name: /^Redo/ });
  await redo.click();
  await redo.click();
  await expect(canvas(page).getByText('Eerste woorden')).toBeVisible();
  await expectSaved(page);
  await page.reload();
  await expect(canvas(page).getByText('Eerste woorden')).toBeVisible();
});

test('what is typed this moment can be taken back, and is kept by who leaves in the middle of it', async ({
  page,
}) => {
  await openEditor(page);
  await newPage(page);
  await addBlock(page, 'Text with image');
  await expectSaved(page);
  const field = panel(page).getByRole('textbox').first();
  await field.fill('Werken aan zee');
  await expectSaved(page);
  await field.press('End');
  await page.keyboard.type(' en op het wad');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue(/^(|Werken aan zee)$/);
  await expect(canvas(page).getByText('en op het wad')).toHaveCount(0);
  await field.fill('Midden in een woord');
  await page.reload();
  await expect(canvas(page).getByText('Midden in een woord')).toBeVisible();
  await expectSaved(page);
});

test('who types in a new block keeps every key when the server’s answer comes', async ({ page }) => {
  await openEditor(page);
  await newPage(page);
  const answer = await holdBack(page, '**/job-board-builder/blocks');
  await addBlock(page, 'Text with image');
  const headline = panel(page).getByRole('textbox').first();
  await headline.click();
  await page.keyboard.type('Geschreven voordat ');
  await expect(status(page)).toContainText(/Saving/);
  answer();
  await expect(page).toHaveURL(/[?&]block=\d+/);
  await page.keyboard.type('en nadat het antwoord kwam');
  await expect(headline).toHaveValue('Geschreven voordat en nadat het antwoord kwam');
  await expect(headline).toBeFocused();
  await expectSaved(page);
  await page.reload();
  await expect(canvas(page).getByText('Geschreven voordat en nadat het antwoord kwam')).toBeVisible();
});

test('an empty block is carried and chosen like any other; what is cut comes back where it was', async ({
  page,
}) => {
  await openEditor(page);
  await newPage(page);
  // One after the other, faster than the panels follow.
  for (const name of ['FAQ', 'Reviews', 'Text with image']) await addBlock(page, name);
  await page.getByRole('button', { name: 'Outline', exact: true }).click();
  const rows = page.locator('[data-outline-row]');
  const expectOrder = (...names: readonly string[]) =>
    expect(rows).toHaveText([/Nav/, ...names.map((name) => new RegExp(`^${name}`)), /Footer/]);
  const expectChosen = (...names: readonly string[]) =>
    expect(page.locator('[data-outline-row][data-chosen=true]')).toHaveText(
      names.map((name) => new RegExp(`^${name}`)),
    );
  await expectOrder('FAQ', 'Reviews', 'Text with image');
  await expectSaved(page);

  const card = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
  const [faq, text] = [await card('FAQ').boundingBox(), await card('Text with image').boundingBox()];
  if (!faq || !text) throw new Error('A block has no card');
  await page.mouse.move(faq.x + 200, faq.y + 60);
  await page.mouse.down();
  // Past the room that opens where it would land.
  await page.mouse.move(text.x + 200, text.y + text.height + 80, { steps: 12 });
  await expect(page.getByText(/Drop/).first()).toBeVisible();
  await page.mouse.up();
  await expectOrder('Reviews', 'Text with image', 'FAQ');

  await card('FAQ').click({ position: { x: 200, y: 60 } });
  await expectChosen('FAQ');
  await card('Reviews').click({ position: { x: 200, y: 60 }, modifiers: ['Shift'] });
  await expectChosen('Reviews', 'Text with image', 'FAQ');

  await rows.filter({ hasText: 'Reviews' }).click();
  await rows.filter({ hasText: 'Text with image' }).click({ modifiers: ['Shift'] });
  await page.keyboard.press('ControlOrMeta+x');
  await expectOrder('FAQ');
  await page.keyboard.press('ControlOrMeta+v');
  await expectOrder('Reviews', 'Text with image', 'FAQ');

  await rows.filter({ hasText: 'Reviews' }).click();
  await page.keyboard.press('ControlOrMeta+x');
  await expectOrder('Text with image', 'FAQ');
  await page.keyboard.press('ControlOrMeta+z');
  await expectChosen('Reviews');
  await page.keyboard.press('ControlOrMeta+d');
  await expectOrder('Reviews', 'Reviews', 'Text with image', 'FAQ');
  await expectSaved(page);

  // The first of the page has none above it.
  await rows.first().click();
  await page.keyboard.press('ControlOrMeta+x');
  await expect(rows.first()).toHaveText(/^Reviews/);
  await page.keyboard.press('ControlOrMeta+v');
  await expectOrder('Reviews', 'Reviews', 'Text with image', 'FAQ');
  await expectChosen('Nav');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(rows.first()).toHaveText(/^Reviews/);
  await rows.first().click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(rows.nth(1)).toHaveText(/Nav/);
  await expectSaved(page);
});

test('what the server refuses is put back, said, and can be tried again', async ({ page }) => {
  await openEditor(page);
  await newPage(page);
  await addBlock(page, 'Text with image');
  await expectSaved(page);
  const saves = '**/api/admin/v1/job-board-builder/block-settings/**';
  let sawIt = (): void => {};
  const seen = new Promise<void>((resolve) => {
    sawIt = resolve;
  });
  await page.route(saves, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await seen;
    return route.fulfill({
      status: 500,
      json: { code: 'server', message: 'Something went wrong on our side.' },
    });
  });
  const field = panel(page).getByRole('textbox').first();
  await field.fill('Dit gaat');
  await expect(canvas(page).getByText('Dit gaat')).toBeVisible();
  sawIt();
  // Refused in the middle of a sentence, that is not taken from under the keys.
  await field.press('End');
  await field.pressSequentially(' mis', { delay: 250 });
  await expect(field).toHaveValue('Dit gaat mis');
  const told = page.getByRole('region', { name: 'Messages' });
  await expect(told).toContainText('Update Block Error');
  await expect(told).toContainText('Yours is kept here: “Dit gaat mis”');
  await expect(told.getByRole('button', { name: /Try .*again/ })).toHaveCount(1);
  await expect(canvas(page).getByText('Dit gaat mis')).toHaveCount(0);
  await page.unroute(saves);
  await page.reload();
  await expect(told).toContainText('Yours is kept here: “Dit gaat mis”');
  await told
    .getByRole('button', { name: /Try .*again/ })
    .first()
    .click();
  await expect(canvas(page).getByText('Dit gaat mis')).toBeVisible();
  await expectSaved(page);
});

test('without a line everything is kept, and saved when it is back', async ({ page }) => {
  await openEditor(page);
  await newPage(page);
  await addBlock(page, 'Text with image');
  await expectSaved(page);
  const saves = '**/api/admin/v1/job-board-builder/**';
  await page.route(saves, (route) => route.abort('internetdisconnected'));
  await panel(page).getByRole('textbox').first().fill('Onderweg geschreven');
  await expect(status(page)).toContainText(/Offline, \d kept here/);
  await expect(canvas(page).getByText('Onderweg geschreven')).toBeVisible();
  await page.unroute(saves);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectSaved(page);
});

test('two admins on one page lose nothing', async ({ page, browser, baseURL }) => {
  await openEditor(page);
  await newPage(page);
  await addBlock(page, 'Text with image');
  await panel(page).getByRole('textbox').first().fill('Samen begonnen');
  await expectSaved(page);
  const other = await browser.newPage({ ...desktop, ...(baseURL ? { baseURL } : {}) });
  await refuseCookies(page);
  // What was made has the server's numbers in the address by now.
  await expect(page).toHaveURL(/[?&]page=\d+/);
  await expect(page).toHaveURL(/[?&]block=\d+/);
  await openEditor(other, page.url());
  await block(other, 'text-with-image').click();
  await expect(panel(other).getByRole('textbox').first()).toHaveValue('Samen begonnen');

  // The other does not hear of it yet.
  await other.route('**/job-board-builder/sites/*/presence', (route) => route.abort());
  // Both write the same headline: the later one is asked, and sees both.
  await panel(page).getByRole('textbox').first().fill('Van de een');
  await expectSaved(page);
  const headline = panel(other).getByRole('textbox').first();
  await headline.fill('');
  // Typing on takes longer than a save waits: the question comes in the pause, and takes no key.
  await headline.pressSequentially('Van de ander, die maar door en door typt', { delay: 120 });
  await expect(headline).toHaveValue('Van de ander, die maar door en door typt');
  const choice = other.getByRole('dialog');
  await expect(choice).toBeVisible();
  await expect(choice).toContainText('was ‘Samen begonnen’');
  await expect(choice).toContainText('de ander, die maar door en door typt');
  await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0);
  await choice.getByRole('button', { name: 'Keep all mine' }).click();
  await expectSaved(other);
  await page.reload();
  await expect(canvas(page).getByText('Van de ander, die maar door en door typt')).toBeVisible();

  // One deletes the block the other is working on: it comes back with what was typed.
  await block(page, 'text-with-image').click();
  await page.keyboard.press('Delete');
  await expectSaved(page);
  await headline.fill('Niet weg te krijgen');
  await expect(
    other.getByText('‘Text with image’ was deleted by a colleague.', { exact: true }),
  ).toBeVisible();
  await other.getByRole('button', { name: 'Bring it back with my changes' }).click();
  await expectSaved(other);
  await page.reload();
  await expect(canvas(page).getByText('Niet weg te krijgen')).toBeVisible();
  await other.close();
});

test('what a colleague does is on the bench without a reload, and takes nothing from who works there', async ({
  page,
  browser,
  baseURL,
}) => {
  await openEditor(page);
  const { name } = await newPage(page);
  await addBlock(page, 'Text with image');
  await panel(page).getByRole('textbox').first().fill('Van mij');
  await expectSaved(page);
  await expect(page).toHaveURL(/[?&]page=\d+/);
  const other = await browser.newPage({ ...desktop, ...(baseURL ? { baseURL } : {}) });
  await openEditor(other, page.url());
  await expect(canvas(other).getByText('Van mij')).toBeVisible();
  await addBlock(other, 'Text with image');
  await panel(other).getByRole('textbox').first().fill('Van een collega');
  await expectSaved(other);

  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await comeBack();
  await expect(canvas(page).getByText('Van een collega')).toBeVisible();
  const told = page.getByRole('region', { name: 'Messages' });
  await expect(told.getByText('A colleague changed this page')).toBeVisible();
  // What was chosen stays chosen, and what is typed next is saved beside theirs.
  await expect(panel(page).getByRole('textbox').first()).toHaveValue('Van mij');
  await panel(page).getByRole('textbox').first().fill('Nog steeds van mij');
  await expectSaved(page);
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(canvas(other).getByText('Nog steeds van mij')).toBeVisible();
  await expect(canvas(other).getByText('Van een collega')).toBeVisible();

  // The page itself goes: one is told, and stands on another.
  await other.getByRole('button', { name: 'Pages', exact: true }).click();
  const row = other.getByRole('button', { name: `Delete ${name}` });
  await row.focus();
  await other.keyboard.press('Enter');
  await expectSaved(other);
  await comeBack();
  await expect(told.getByText(`A colleague deleted the page ${name}`)).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^Page: ${name}`) })).toHaveCount(0);
  await other.close();
});

test('who else is in the editor is seen there, at the block they work on', async ({
  page,
  browser,
  baseURL,
}) => {
  await openEditor(page);
  const { name } = await newPage(page);
  await addBlock(page, 'Text with image');
  await expectSaved(page);
  await expect(page).toHaveURL(/[?&]page=\d+/);
  await expect(page).toHaveURL(/[?&]block=\d+/);
  const place = page.url();
  const other = await browser.newPage({ ...desktop, ...(baseURL ? { baseURL } : {}) });
  await openEditor(other, place, 'colleague@demo.test');
  const seenByOther = other.getByRole('group', { name: 'Who else is in the editor' });
  await expect(
    seenByOther.getByRole('button', { name: `Anke Beheer, on ${name}, at Text with image` }),
  ).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const bar = page.getByRole('group', { name: 'Who else is in the editor' });
  const sanne = bar.getByRole('button', { name: `Sanne de Boer, on ${name}, at Text with image` });
  await expect(sanne).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'Sanne de Boer works on this page too' }),
  ).toHaveCount(1);
  const mark = page.getByRole('main').getByText('Sanne de Boer', { exact: true });
  await expect(mark).toBeVisible();
  // It is a name, not a lock.
  await panel(page).getByRole('textbox').first().fill('Met ons tweeën');
  await expectSaved(page);

  // From another page, the way to her is a press.
  await page.getByRole('button', { name: /^Page: / }).click();
  await page.getByRole('button', { name: /^Home/ }).first().click();
  await expect(mark).toHaveCount(0);
  await sanne.click();
  const chosen = new URL(place).searchParams.get('block');
  await expect(page).toHaveURL(new RegExp(`[?&]block=${chosen}(?:&|$)`));
  await expect(panel(page).getByRole('textbox').first()).toHaveValue('Met ons tweeën');

  // Who leaves the editor is gone by the next look, not half a minute later.
  await other.goto('about:blank');
  await expect(mark).toHaveCount(0, { timeout: 15_000 });
  await expect(sanne).toHaveCount(0);
  await other.close();
});

test('a session that ends takes no keys from whoever is typing', async ({ page }) => {
  await openEditor(page);
  await newPage(page);
  await addBlock(page, 'Text with image');
  await expectSaved(page);
  const saves = '**/api/admin/v1/**';
  const body = { code: 'unauthenticated', message: 'Your token is not valid.', errors: [] };
  await page.route(saves, (route) => route.fulfill({ status: 401, json: body }));
  const headline = panel(page).getByRole('textbox').first();
  await headline.fill('');
  await headline.pressSequentially('Door en door getypt terwijl de sessie eindigt', { delay: 120 });
  await expect(headline).toHaveValue('Door en door getypt terwijl de sessie eindigt');
  const login = page.getByRole('dialog', { name: 'Session has expired' });
  const password = login.getByRole('textbox', { name: 'Password' });
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('');
  await page.unroute(saves);
  await password.fill('boardwright-demo');
  await password.press('Enter');
  await expectSaved(page);
  await expect(headline).toBeFocused();
  await page.reload();
  await expect(canvas(page).getByText('Door en door getypt terwijl de sessie eindigt')).toBeVisible();
});

test('nothing in the editor stands in anybody’s way', async ({ page }) => {
  test.slow();
  await openEditor(page);
  const expectClean = async (what: string) => {
    const { violations } = await new AxeBuilder({ page })
      .exclude('iframe')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`)),
      what,
    ).toEqual([]);
  };
  await block(page, 'search-job').click({ position: { x: 20, y: 20 } });
  await expect(panel(page)).toBeVisible();
  await expectClean('the bench');
  for (const name of ['Outline', 'Pages', 'Presets']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expectClean(name);
  }
  for (const address of ['/admin/settings', '/admin/translations']) {
    await page.goto(address);
    await expect(
      page
        .getByRole('heading', { level: 1 })
        .or(page.getByRole('heading', { level: 2 }))
        .first(),
    ).toBeVisible();
    await expectClean(address);
  }
});

test('on a phone an admin reads what is not saved, and no workspace can be pushed aside', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await newPage(page);
  await addBlock(page, 'FAQ');
  await expectSaved(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await context.setOffline(true);
  await panel(page).getByRole('textbox').first().fill('Onderweg geschreven');
  const saving = page.getByRole('button', { name: /^Offline, 1 kept here/ });
  await expect(saving.getByText('Offline, 1 kept here')).toBeInViewport({ ratio: 1 });
  await saving.click();
  const steps = page.getByRole('list', { name: 'What you did last' });
  await expect(steps.getByRole('listitem').first()).toContainText(/^Title of FAQ.*not saved yet/);
  await expect(steps).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await expect(status(page)).toContainText(/^Saved/);
  await expect(steps.getByRole('listitem').first()).toContainText(/^Title of FAQ.*\d\d:\d\d/);

  for (const address of ['', '/translations', '/languages', '/settings?section=jobs', '/shop']) {
    await page.goto(`/admin${address}`);
    await expect(status(page)).toContainText(/saved/i);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, address).toBeLessThanOrEqual(390);
  }
});
