import { expect, type Page } from '@playwright/test';
import { expectClean } from '../board/axe.ts';
import {
  addBlock,
  aPageName,
  askForPage,
  block,
  canvas,
  desktop,
  expectSaved,
  holdBack,
  newPage,
  openEditor,
  panel,
  status,
} from '../board/editor.ts';
import { test } from '../board/journey.ts';
import { writeRichText } from '../board/rich-text.ts';

test.use(desktop);

test('an admin builds a page from nothing, fills in a word that it calls by a name, and visitors see it', async ({
  page,
  browser,
  baseURL,
}) => {
  await openEditor(page);
  const { name, path } = await newPage(page);
  await addBlock(page, 'Text with image');
  await expect(block(page, 'text-with-image')).toBeVisible();
  const headline = panel(page)
    .getByRole('textbox', { name: 'Headline' })
    .or(panel(page).getByRole('textbox').first());
  await headline.first().fill('Werken aan de kust');
  await expect(canvas(page).getByRole('heading', { name: 'Werken aan de kust' })).toBeVisible();
  const word = `kade${Date.now()}`;
  const text = panel(page).getByRole('textbox', { name: 'Text', exact: true });
  await writeRichText(text, ` Bel {{${word}}}.`);
  await addBlock(page, 'FAQ');
  await expect(block(page, 'faq')).toBeVisible();
  await expectSaved(page);

  await page.goto('/admin/content?part=placeholders');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Write ${word}` }).click();
  const row = main.getByRole('group', { name: word });
  await expect(row).toContainText(name);
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row.getByLabel('Text in Dutch')).toHaveAccessibleDescription(/.+/);
  await row.getByLabel('Text in Dutch').fill('050 123 45 67');
  await expectClean(page, 'the placeholders');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main).toContainText('Saved: your pages say it from now on.');

  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Werken aan de kust');
  await expect(visitor.getByText('Bel 050 123 45 67.')).toBeVisible();
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
  await expect(making.getByText('The name in menus and in the list of pages')).toHaveCount(0);
  await page.keyboard.press('Escape');

  const name = aPageName();
  await askForPage(page, name);
  const row = page.getByRole('button', { name: new RegExp(`^${name}`) });
  // At once: a page that a colleague made before this one may come above it, and move it on.
  await expect(row).toBeInViewport();
  await expectSaved(page);
  // Beside it stand its settings, since no block is chosen: what is typed is saved, and taken back, as that of a block.
  const beside = page.getByRole('complementary', { name: `Page ${name}` });
  const title = beside.getByRole('textbox', { name: 'Title' });
  await title.fill('Kort en goed');
  await beside.getByRole('switch', { name: 'Left out of search engines' }).click();
  await expectSaved(page);
  const address = (await beside.locator('header code').textContent()) ?? '';
  const seen = async () => (await page.request.get(address)).text();
  await expect.poll(seen).toContain('<meta name="robots" content="noindex">');
  expect(await seen()).toContain('<meta property="og:title" content="Kort en goed">');
  const undo = page.getByRole('banner').getByRole('button', { name: /^Undo/ });
  for (const _ of [1, 2]) await undo.click();
  await expect(title).toHaveValue(name);
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

test('a browser that crashes in the middle of a word loses no key, not even of what cannot be stored', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await newPage(page);
  await addBlock(page, 'Text with image');
  await expectSaved(page);
  const address = page.url();
  await holdBack(page, '**/job-board-builder/block-settings**');
  const tab = (on: Page, name: RegExp) => panel(on).getByRole('tab', { name });
  await tab(page, /^Configuration/).click();
  await panel(page).getByRole('textbox', { name: 'Anchor' }).fill('De vragen');
  await tab(page, /^Content/).click();
  await panel(page).getByRole('textbox').first().click();
  await page.keyboard.type('Midden in een wo');
  const crashed = page.waitForEvent('crash');
  // Its answer never comes: nothing is left to give one.
  page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto(address);
  await expect(canvas(next).getByText('Midden in een wo')).toBeVisible();
  await expectSaved(next);
  await tab(next, /^Configuration/).click();
  await expect(panel(next).getByRole('textbox', { name: 'Anchor' })).toHaveValue('De vragen');
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

test('nothing in the editor stands in anybody’s way', async ({ page }) => {
  test.slow();
  await openEditor(page);
  await block(page, 'search-job').click({ position: { x: 20, y: 20 } });
  await expect(panel(page)).toBeVisible();
  await expectClean(page, 'the bench', { frames: false });
  for (const name of ['Outline', 'Pages', 'Presets']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expectClean(page, name, { frames: false });
  }
  for (const address of ['/admin/settings', '/admin/translations']) {
    await page.goto(address);
    await expect(
      page
        .getByRole('heading', { level: 1 })
        .or(page.getByRole('heading', { level: 2 }))
        .first(),
    ).toBeVisible();
    await expectClean(page, address, { frames: false });
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

  const inEditor = ['', '/translations', '/languages', '/settings?section=jobs'];
  const beside = ['/overview', '/jobs', '/content', '/content?part=redirects', '/shop'];
  for (const address of [...inEditor, ...beside]) {
    await page.goto(`/admin${address}`);
    if (inEditor.includes(address)) await expect(status(page)).toContainText(/saved/i);
    else await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, address).toBeLessThanOrEqual(390);
  }
});

test('what is undone by a key beside the pages is nothing of a page', async ({ page }) => {
  await openEditor(page);
  await newPage(page);
  await addBlock(page, 'FAQ');
  await expectSaved(page);
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await page.getByRole('link', { name: /^Pages/ }).click();
  await expect(block(page, 'faq')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeEnabled();
});

test('a page that was deleted comes back on the bench as it was, and not as a page that is not there', async ({
  page,
}) => {
  await openEditor(page);
  const { name } = await newPage(page);
  await addBlock(page, 'Text with image');
  await panel(page).getByRole('textbox').first().fill('Blijft dit staan?');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).hover();
  await page.getByRole('button', { name: new RegExp(`^Delete .*${name}`) }).click();
  await expectSaved(page);
  const letGo = await holdBack(page, '**/job-board-builder/pages/*/restore');
  await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^Page: ${name}`) })).toBeVisible();
  // Until the server has the page again, nothing is asked there: the answer would be 'not found'.
  await expect(page.locator('main iframe')).not.toHaveAttribute('src', /./);
  letGo();
  await expect(canvas(page).getByRole('heading', { name: 'Blijft dit staan?' })).toBeVisible();
  await expect(canvas(page).getByText('404')).toHaveCount(0);
});

test('a component that was dragged onto the page is what is copied next', async ({ page }) => {
  await openEditor(page);
  await newPage(page);
  const card = page.getByRole('button', { name: 'Add Contact', exact: true });
  await page.getByRole('button', { name: 'Components', exact: true }).click();
  await card.scrollIntoViewIfNeeded();
  const from = await card.boundingBox();
  const onto = await page.locator('main iframe').boundingBox();
  if (!from || !onto) throw new Error('Nothing to drag, or nowhere to');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(onto.x + onto.width / 2, onto.y + 100, { steps: 12 });
  await page.mouse.up();
  await expect(block(page, 'contact')).toHaveCount(1);
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(block(page, 'contact')).toHaveCount(2);
});

test('in a window of 1024 px the page is drawn as on a desktop, large enough to read', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openEditor(page);
  await expect(canvas(page).getByRole('banner').getByRole('navigation').first()).toBeVisible();
  const frame = page.locator('main iframe');
  expect(await frame.evaluate((it: HTMLIFrameElement) => it.contentWindow?.innerWidth)).toBe(992);
  const rendered = async (): Promise<number> => (await frame.boundingBox())?.width ?? 0;
  expect(await rendered()).toBeGreaterThan(590);
  // A panel lies over the page, and takes nothing of it.
  await page.getByRole('button', { name: 'Outline', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Outline' })).toBeVisible();
  expect(await rendered()).toBeGreaterThan(590);
});

test('what is pasted from Word is the page’s own text: lists, headings, tables', async ({ page }) => {
  await openEditor(page);
  await newPage(page);
  await addBlock(page, 'Call to action');
  const text = panel(page).locator('[contenteditable=true]').first();
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await text.evaluate((element) => {
    const item = (content: string, level: number): string =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>${content}<o:p></o:p></p>`;
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment--><h1>Uit Word</h1>${item('Boven', 1)}${item('Onder', 2)}<p class=MsoNormal><img src="file:///C:/clip_image001.png">Los</p><table class=MsoTableGrid><tr><td><p class=MsoNormal>Cel</p></td></tr></table><!--EndFragment--></body></html>`;
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'Uit Word');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  const rendered = block(page, 'call-to-action');
  await expect(rendered.getByRole('heading', { name: 'Uit Word' })).toBeVisible();
  await expect(rendered.locator('ul ul li')).toHaveText('Onder');
  await expect(rendered.locator('td')).toHaveText('Cel');
  await expect(rendered.locator('img')).toHaveCount(0);
  await expectSaved(page);
});
