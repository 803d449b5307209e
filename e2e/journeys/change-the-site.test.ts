import { expect, type Browser, type Page } from '@playwright/test';
import { addBlock, canvas, desktop, expectSaved, newPage, openEditor } from '../board/editor.ts';
import { test } from '../board/journey.ts';
import { secondSite } from '../board/site.ts';

test.use(desktop);

/** Somebody else's browser: no session, nothing kept from the editor. */
const aVisitor = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('an admin restyles the site: tried first, saved as a whole, and again after the server failed', async ({
  page,
  browser,
}) => {
  await openEditor(page, `${secondSite}/admin`);
  await page.goto(`${secondSite}/admin/settings?section=theme`);
  const colour = page.locator('#setting-primary_color');
  const before = await colour.inputValue();
  const other = '#6b2fa0';
  const visitor = await aVisitor(browser);
  const colourOfSite = async (): Promise<string> => {
    await visitor.goto(secondSite);
    return visitor.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand-primary').trim(),
    );
  };
  const first = await colourOfSite();

  await colour.fill(other);
  await expect(page.getByText('Nothing is live yet.')).toBeVisible();
  expect(await colourOfSite()).toBe(first);

  const saves = '**/api/admin/v1/job-board-builder/sites/**';
  await page.route(saves, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({
          status: 500,
          json: { code: 'server', message: 'Something went wrong on our side.' },
        }),
  );
  const save = page.getByRole('button', { name: 'Save theme' });
  await save.click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('button', { name: /Try .*again/ }).first()).toBeVisible();
  expect(await colourOfSite()).toBe(first);
  await page.unroute(saves);
  await messages
    .getByRole('button', { name: /Try .*again/ })
    .first()
    .click();
  await expectSaved(page);
  await expect.poll(colourOfSite).toBe(other);

  await colour.fill(before);
  await save.click();
  await expectSaved(page);
  await expect.poll(colourOfSite).toBe(first);
  await visitor.context().close();
});

test('an admin gives a text other words in one language', async ({ page, browser }) => {
  await openEditor(page, `${secondSite}/admin`);
  await page.goto(`${secondSite}/admin/translations`);
  await page.getByRole('searchbox', { name: 'Find a text or key' }).fill('searchJob.keyword');
  const cell = page.locator('[data-cell="searchJob.keyword/nl"]');
  await cell.click();
  await page.getByRole('textbox', { name: /^searchJob\.keyword in NL/ }).fill('Welk werk zoek je?');
  await page.keyboard.press('Enter');
  await expect(cell).toContainText('Welk werk zoek je?');
  await expectSaved(page);

  const visitor = await aVisitor(browser);
  await visitor.goto(`${secondSite}/nl`);
  await expect(visitor.getByRole('combobox', { name: 'Welk werk zoek je?' })).toBeVisible();
  await visitor.goto(secondSite);
  await expect(visitor.getByRole('combobox', { name: 'Job title or keyword' })).toBeVisible();
  await visitor.context().close();

  await cell.click();
  await page.getByRole('button', { name: 'Use the product’s text' }).click();
  await expect(cell).not.toContainText('Welk werk zoek je?');
  await expectSaved(page);
});

test('a block made global changes on every page that shows it', async ({ page, browser, baseURL }) => {
  await openEditor(page);
  const one = await newPage(page);
  await addBlock(page, 'Text with image');
  const headline = page
    .getByRole('complementary', { name: /^Settings of / })
    .getByRole('textbox')
    .first();
  await headline.fill('Overal hetzelfde');
  await expectSaved(page);
  await page.getByRole('toolbar').getByRole('button', { name: 'Make global' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('is shared now');
  await expectSaved(page);

  const two = await newPage(page);
  await page.getByRole('button', { name: 'Components', exact: true }).click();
  await page
    .getByRole('button', { name: /^Add Text with image, on \d+ pages?$/ })
    .last()
    .click();
  await expect(canvas(page).getByRole('heading', { name: 'Overal hetzelfde' })).toBeVisible();
  await expectSaved(page);
  // A question in the middle of a word would take the rest of it.
  await headline.clear();
  await headline.pressSequentially('Overal anders', { delay: 40 });
  await expect(headline).toHaveValue('Overal anders');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('where should it happen?');
  await expect(question).toContainText(one.name);
  await question.getByRole('button', { name: 'Save on 2 pages' }).click();
  await expectSaved(page);

  const visitor = await aVisitor(browser);
  for (const { path } of [one, two]) {
    await visitor.goto(`${baseURL ?? ''}${path}`);
    await expect(visitor.getByRole('heading', { name: 'Overal anders' })).toBeVisible();
  }
  await visitor.context().close();
});

test('the footer is made global: one change, and every page that shows it follows', async ({
  page,
  browser,
  baseURL,
}) => {
  await openEditor(page);
  const one = await newPage(page);
  const footer = canvas(page).locator('[data-block] footer');
  const settings = page.getByRole('complementary', { name: /^Settings of Footer/ });
  await footer.click({ position: { x: 8, y: 8 } });
  await expect(settings).toBeVisible();
  // The demo's pages share one: this page begins with a copy of its own, and then shares that.
  await page.getByRole('toolbar').getByRole('button', { name: 'Make local' }).click();
  const scope = page.getByRole('dialog');
  await scope.getByRole('radio', { name: `Only on ${one.name}` }).check();
  await scope.getByRole('button', { name: `Make a copy for ${one.name}` }).click();
  await expectSaved(page);
  await page.getByRole('toolbar').getByRole('button', { name: 'Make global' }).click();
  await expectSaved(page);

  // Another page gives up its footer for this one.
  const two = await newPage(page);
  await footer.click({ position: { x: 8, y: 8 } });
  await expect(settings).toBeVisible();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await expect(footer).toHaveCount(0);
  await page.getByRole('button', { name: 'Components', exact: true }).click();
  await page.getByRole('button', { name: 'Add Footer, on 1 page', exact: true }).last().click();
  await expect(footer).toHaveCount(1);
  await expectSaved(page);

  await settings.getByRole('tab', { name: /^Layout/ }).click();
  await settings.getByRole('switch', { name: 'Show the language switch' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(one.name);
  await expect(question).toContainText(two.name);
  await question.getByRole('button', { name: 'Save on 2 pages' }).click();
  await expectSaved(page);

  const visitor = await aVisitor(browser);
  const languages = visitor.getByRole('contentinfo').getByRole('link', { name: 'Română' });
  for (const { path } of [one, two]) {
    await visitor.goto(`${baseURL ?? ''}${path}`);
    await expect(visitor.getByRole('contentinfo')).toHaveCount(1);
    await expect(languages).toHaveCount(0);
  }
  // Pages with the demo's own footer keep theirs.
  await visitor.goto(baseURL ?? '');
  await expect(languages).toHaveCount(1);
  await visitor.context().close();
});

test('what cannot be kept stays typed with the reason below it, and nothing wrong is saved', async ({
  page,
}) => {
  await openEditor(page, `${secondSite}/admin`);
  await page.goto(`${secondSite}/admin/settings?section=theme`);
  const colour = page.locator('#setting-primary_color');
  const before = await colour.inputValue();
  await colour.fill('groen');
  await colour.blur();
  await expect(colour).toHaveValue('groen');
  await expect(page.locator('#setting-primary_color-about')).toContainText('#');
  await expect(colour).toHaveAttribute('aria-invalid', 'true');
  await colour.fill(before);
  await expect(colour).toHaveAttribute('aria-invalid', 'false');

  await page.goto(`${secondSite}/admin/settings?section=measuring`);
  const key = page.getByRole('textbox', { name: 'Google Tag Manager' });
  await key.fill('foo bar');
  await key.blur();
  await expect(page.getByRole('alert').filter({ hasText: 'Begins with GTM-' })).toBeVisible();
  await expect(key).toHaveValue('foo bar');
  // It is there after a walk through the editor and after a reload; what stands beside it is saved meanwhile.
  const sections = page.getByRole('navigation', { name: 'Site settings' });
  await sections.getByRole('button', { name: /^Jobs/ }).click();
  await sections.getByRole('button', { name: /^Measuring/ }).click();
  await expect(key).toHaveValue('foo bar');
  const other = page.getByRole('textbox', { name: 'Google Analytics 4' });
  await other.fill('G-ABC1234567');
  await other.blur();
  await expectSaved(page);
  await expect(other).toHaveValue('G-ABC1234567');
  await page.reload();
  await expect(key).toHaveValue('foo bar');
  await expect(page.getByRole('alert').filter({ hasText: 'Begins with GTM-' })).toBeVisible();
  await expect(other).toHaveValue('G-ABC1234567');
  for (const field of [key, other]) {
    await field.clear();
    await field.blur();
  }
  await expect(page.getByRole('alert').filter({ hasText: 'Begins with GTM-' })).toBeHidden();
  await expectSaved(page);
});

test('a copied cookie script is asked of visitors by itself, once what is wrong with it is put right', async ({
  page,
  browser,
}) => {
  await openEditor(page, `${secondSite}/admin`);
  await page.goto(`${secondSite}/admin/settings?section=scripts`);
  const rows = page.locator('[data-rows] > li');
  await page.getByRole('button', { name: 'Marketing', exact: true }).hover();
  const before = await rows.count();
  await page.getByRole('button', { name: 'Duplicate Marketing' }).click();
  await expect(page.getByRole('table', { name: 'When it runs' })).toContainText(
    'Visitor accepts Marketing only',
  );
  const name = page.getByRole('textbox', { name: 'Name visitors see' });
  await name.fill('Advertising '.repeat(8));
  await name.blur();
  const wrong = page.getByText('Name visitors see should be at most 80 characters');
  await expect(wrong).toBeVisible();
  await page.reload();
  await expect(wrong).toBeVisible();
  await expect(rows).toHaveCount(before + 1);
  await name.fill('Advertising');
  await name.blur();
  await expect(wrong).toBeHidden();
  await expectSaved(page);

  const visitor = await aVisitor(browser);
  await visitor.goto(secondSite);
  await visitor.getByRole('link', { name: 'Choose yourself' }).click();
  const choice = visitor.getByRole('dialog');
  await choice.getByLabel('Advertising').check();
  await expect(choice.getByLabel('Marketing')).not.toBeChecked();
  await choice.getByRole('button', { name: 'Save choice' }).click();
  const consent = async () =>
    decodeURIComponent(
      (await visitor.context().cookies()).find((one) => one.name === 'consent')?.value ?? '',
    );
  await expect.poll(consent).toMatch(/^some:script-[0-9a-f]{8}@/);
  await visitor.context().close();

  await page.getByRole('button', { name: 'Delete Advertising' }).click();
  await expect(rows).toHaveCount(before);
  await expectSaved(page);
});

test('a number that was emptied is its default again', async ({ page }) => {
  await openEditor(page, `${secondSite}/admin`);
  await newPage(page);
  await addBlock(page, 'HTML grid');
  await page.getByRole('tab', { name: /^Layout/ }).click();
  const number = page.getByLabel('Number of cells', { exact: true });
  await number.fill('9999');
  await expect(page.getByText('The most is 24')).toBeVisible();
  await number.fill('');
  await number.blur();
  await expect(number).toHaveValue('3');
  await expect(page.getByText('The most is 24')).toBeHidden();
});

test('the pages that share a block are read with the keyboard alone', async ({ page }) => {
  await openEditor(page);
  await canvas(page)
    .locator('[data-block] footer')
    .click({ position: { x: 8, y: 8 } });
  await page.getByRole('toolbar').getByRole('button', { name: 'Make local' }).click();
  const pages = page.getByRole('dialog').getByRole('region');
  await page.getByRole('dialog').getByRole('radio').first().focus();
  for (let presses = 0; presses < 3; presses += 1) {
    if (await pages.evaluate((it) => it === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(pages).toBeFocused();
  await expect(pages.getByRole('listitem').last()).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(pages.getByRole('listitem').last()).toBeInViewport();
});

test('a path that a page had leads on, is listed, and leads nowhere once it is removed', async ({
  page,
  browser,
}) => {
  await openEditor(page);
  const { name, path } = await newPage(page);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).hover();
  await page.getByRole('button', { name: `Settings of ${name}` }).click();
  const settings = page.getByRole('dialog', { name: /^Settings of / });
  const next = `${path.slice(1)}-nieuw`;
  await expect(settings.getByRole('textbox', { name: /^URL path/ }).first()).toBeVisible();
  for (const field of await settings.getByRole('textbox', { name: /^URL path/ }).all())
    await field.fill(next);
  await settings.getByRole('button', { name: 'Save page' }).click();
  await expectSaved(page);
  const visitor = await aVisitor(browser);
  const base = new URL(page.url()).origin;
  await visitor.goto(`${base}${path}?bron=mail`);
  await expect(visitor).toHaveURL(`${base}/${next}?bron=mail`);

  await page.goto('/admin/settings?section=forwards');
  const rows = page.getByRole('listitem').filter({ has: page.getByText(path, { exact: true }) });
  const row = rows.filter({ hasText: 'leads to' });
  await expect(row).toContainText(`leads to/${next}`);
  await row.getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText(
    `Whoever follows ${path} finds nothing there any more`,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  expect((await visitor.goto(`${base}${path}`))?.status()).toBe(404);
  await page.getByRole('button', { name: `Restore ${path}` }).click();
  await expect(row).toHaveCount(1);
  await visitor.goto(`${base}${path}`);
  await expect(visitor).toHaveURL(`${base}/${next}`);
  await visitor.context().close();
});
