import { expect, type Page } from '@playwright/test';
import {
  addBlock,
  block,
  canvas,
  desktop,
  expectSaved,
  holdBack,
  newPage,
  openEditor,
  panel,
} from '../board/editor.ts';
import { test } from '../board/journey.ts';

test.use(desktop);

/** The smallest picture there is. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const uploads = '**/api/admin/v1/files/upload';
const alt = (page: Page) => panel(page).getByRole('textbox', { name: 'Alt text' });
const pictures = (page: Page) => canvas(page).locator('[data-block-key="text-with-image"] img');

async function choose(page: Page, name: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await panel(page)
    .getByRole('button', { name: /^(Upload a picture|Replace)$/ })
    .click();
  await (await choosing).setFiles({ name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
  await expect(panel(page).getByText(`Uploading ${name}…`)).toBeVisible();
}

test('a picture that takes its time takes no words away, and finds its place when its field is closed', async ({
  page,
}) => {
  await openEditor(page);
  const { path } = await newPage(page);
  await addBlock(page, 'Text with image');
  await panel(page)
    .getByRole('tab', { name: /^Design/ })
    .click();
  const first = await holdBack(page, uploads);
  await choose(page, 'kade.png');
  await alt(page).fill('Getypt terwijl hij kwam');
  first();
  await expect(panel(page).getByRole('button', { name: 'Replace' })).toBeVisible();
  await expect(alt(page)).toHaveValue('Getypt terwijl hij kwam');
  await expect(pictures(page)).toHaveAttribute('alt', 'Getypt terwijl hij kwam');
  await expectSaved(page);
  // A click on it, once its block is chosen, leads to where it is set.
  await panel(page)
    .getByRole('tab', { name: /^Content/ })
    .click();
  await pictures(page).click();
  await expect(alt(page)).toBeFocused();
  const was = (await pictures(page).getAttribute('src')) ?? '';

  // Another block is chosen before the next one is there.
  await page.unroute(uploads);
  const second = await holdBack(page, uploads);
  await choose(page, 'dijk.png');
  await alt(page).fill('Ook dit blijft');
  await addBlock(page, 'FAQ');
  second();
  await expect(pictures(page)).not.toHaveAttribute('src', was);
  await expect(pictures(page)).toHaveAttribute('alt', 'Ook dit blijft');
  await expectSaved(page);
  await expect.poll(async () => (await page.request.get(path)).text()).toContain('alt="Ook dit blijft"');

  // Its place went away meanwhile: that is said.
  await page.unroute(uploads);
  const third = await holdBack(page, uploads);
  await block(page, 'text-with-image').click();
  await panel(page)
    .getByRole('tab', { name: /^Design/ })
    .click();
  await choose(page, 'haven.png');
  await block(page, 'text-with-image').click();
  await page.keyboard.press('Delete');
  await expect(block(page, 'text-with-image')).toHaveCount(0);
  third();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('haven.png was uploaded, but its place is not what it was.');
  await expectSaved(page);
});

test('a picture of one thing in a list leaves what is written meanwhile of it and of the others', async ({
  page,
}) => {
  await openEditor(page);
  await newPage(page);
  await addBlock(page, 'Reviews');
  const list = panel(page).getByRole('group', { name: 'Reviews', exact: true });
  const row = (name: string) => list.getByRole('button', { name, exact: true });
  const field = (name: string) => list.getByRole('textbox', { name, exact: true });
  for (const name of ['Een', 'Twee']) {
    await list.getByRole('button', { name: /^Add / }).click();
    await field('Name in this list').fill(name);
    await field('Who says it').fill(name);
    await field('Text').fill(`Van ${name}`);
  }
  await expectSaved(page);
  await row('Een').click();
  const held = await holdBack(page, uploads);
  await choose(page, 'gezicht.png');
  await field('Text').fill('Van Een, aangevuld');
  await row('Twee').click();
  await field('Text').fill('Van Twee, aangevuld');
  held();
  const reviews = block(page, 'reviews');
  await expect(reviews.locator('img')).toHaveCount(1);
  await expect(reviews).toContainText('Van Een, aangevuld');
  await expect(reviews).toContainText('Van Twee, aangevuld');
  await expectSaved(page);
  await row('Een').click();
  await expect(panel(page).getByRole('button', { name: 'Replace' })).toBeVisible();
  await expect(field('Text')).toHaveValue('Van Een, aangevuld');
});
