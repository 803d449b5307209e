import { expect } from '@playwright/test';
import {
  addBlock,
  askForBlock,
  block,
  canvas,
  desktop,
  expectSaved,
  newPage,
  openEditor,
  panel,
  status,
} from '../board/editor.ts';
import { test } from '../board/journey.ts';

test.use(desktop);

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
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('Update Block Error');
  await expect(messages).toContainText('Yours is kept here: “Dit gaat mis”');
  await expect(messages.getByRole('button', { name: /Try .*again/ })).toHaveCount(1);
  await expect(canvas(page).getByText('Dit gaat mis')).toHaveCount(0);
  await page.unroute(saves);
  await page.reload();
  await expect(messages).toContainText('Yours is kept here: “Dit gaat mis”');
  await messages
    .getByRole('button', { name: /Try .*again/ })
    .first()
    .click();
  await expect(canvas(page).getByText('Dit gaat mis')).toBeVisible();
  await expectSaved(page);
});

test('what a server that was away refused is tried again all at once', async ({ page }) => {
  await openEditor(page);
  await newPage(page);
  await addBlock(page, 'Text with image');
  const headline = panel(page).getByRole('textbox').first();
  await headline.fill('Zoals het was');
  await expectSaved(page);
  const saves = '**/api/admin/v1/job-board-builder/**';
  await page.route(saves, (route) =>
    route.request().method() === 'GET' || route.request().url().endsWith('/presence')
      ? route.fallback()
      : route.fulfill({
          status: 500,
          json: { code: 'server', message: 'Something went wrong on our side.' },
        }),
  );
  const notice = page.getByRole('region', { name: 'Messages' });
  await headline.fill('Zoals het wordt');
  await headline.blur();
  await expect(notice).toContainText('Yours is kept here: “Zoals het wordt”');
  await expect(notice.getByRole('button', { name: 'Try all again' })).toHaveCount(0);
  // It is there until the server has refused it: nobody can be sure to see it.
  await askForBlock(page, 'FAQ');
  await expect(notice).toContainText('2 changes are not saved');
  await expect(notice).not.toContainText('Zoals het wordt');
  await notice.getByRole('button', { name: 'Show all' }).click();
  await expect(notice).toContainText('Yours is kept here: “Zoals het wordt”');
  await expect(block(page, 'faq')).toHaveCount(0);
  await page.unroute(saves);
  await notice.getByRole('button', { name: 'Try all again' }).click();
  await expectSaved(page);
  await expect(notice.getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(canvas(page).getByText('Zoals het wordt')).toBeVisible();
  await expect(block(page, 'faq')).toHaveCount(1);
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
