import { expect } from '@playwright/test';
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

test('an admin puts blocks side by side, with the pointer and with the keyboard, and visitors read them so', async ({
  page,
  browser,
  baseURL,
}) => {
  await openEditor(page);
  const { path } = await newPage(page);
  await addBlock(page, 'Columns');
  await addBlock(page, 'Text with image');
  await panel(page).getByRole('textbox').first().fill('Voor wie zoekt');
  await page.getByRole('button', { name: 'Add a block in column 2 of Columns' }).click();
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await palette.getByRole('combobox').fill('FAQ');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveAccessibleName(/FAQ/);
  await page.getByRole('button', { name: 'Outline', exact: true }).click();
  const lines = page.locator('[data-outline-line]');
  const expectLines = (...names: readonly string[]) =>
    expect(lines).toHaveText([/^Nav/, ...names.map((name) => new RegExp(`^${name}`)), /^Footer/]);
  await expectLines('Columns', 'Column 1', 'Text with image', 'Column 2', 'FAQ');
  await expectClean(page, 'the outline of columns', { frames: false });

  // Across to the first column, out above the columns, and both back.
  const row = (name: string) => page.locator('[data-outline-row]').filter({ hasText: name });
  await row('FAQ').focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expectLines('Columns', 'Column 1', 'FAQ', 'Text with image', 'Column 2');
  await page.keyboard.press('Alt+ArrowLeft');
  await expectLines('FAQ', 'Columns', 'Column 1', 'Text with image', 'Column 2');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expectLines('Columns', 'Column 1', 'Text with image', 'Column 2', 'FAQ');

  // Carried with the arrows: to the end of the first column.
  await row('FAQ').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/Drop after Text with image/)).toBeVisible();
  await page.keyboard.press('Space');
  await expectLines('Columns', 'Column 1', 'Text with image', 'FAQ', 'Column 2');

  // With the pointer, on the page: into the second column again.
  const [faq, second] = [
    await page.getByRole('main').getByRole('region', { name: 'FAQ', exact: true }).boundingBox(),
    await page.getByRole('button', { name: 'Add a block in column 2 of Columns' }).boundingBox(),
  ];
  if (!faq || !second) throw new Error('There is nothing to drag, or no place for it');
  await page.mouse.move(faq.x + 60, faq.y + 60);
  await page.mouse.down();
  await page.mouse.move(second.x + 10, second.y + 10, { steps: 12 });
  await expect(page.getByText(/Drop in column 2 of Columns/)).toBeVisible();
  await page.mouse.up();
  await expectLines('Columns', 'Column 1', 'Text with image', 'Column 2', 'FAQ');

  // In the outline: below the line of the first column it comes first there; left of the last one it is outside.
  const dragTo = async (from: string, to: string, x: number) => {
    const [start, end] = [
      await row(from).boundingBox(),
      await lines.filter({ hasText: new RegExp(`^${to}`) }).boundingBox(),
    ];
    if (!start || !end) throw new Error('There is nothing to drag, or no place for it');
    await page.mouse.move(start.x + 30, start.y + 10);
    await page.mouse.down();
    await page.mouse.move(end.x + x, end.y + end.height - 2, { steps: 8 });
    await page.mouse.up();
  };
  await dragTo('FAQ', 'Column 1', 60);
  await expectLines('Columns', 'Column 1', 'FAQ', 'Text with image', 'Column 2');
  await page.keyboard.press('ControlOrMeta+z');
  await expectLines('Columns', 'Column 1', 'Text with image', 'Column 2', 'FAQ');
  await dragTo('Text with image', 'FAQ', 4);
  await expectLines('Columns', 'Column 1', 'Column 2', 'FAQ', 'Text with image');
  await page.keyboard.press('ControlOrMeta+z');
  await expectLines('Columns', 'Column 1', 'Text with image', 'Column 2', 'FAQ');
  await row('FAQ').click();
  await panel(page).getByRole('textbox').first().fill('Vragen van werkgevers');
  await panel(page).getByRole('button', { name: 'Add question' }).click();
  await panel(page).getByRole('textbox', { name: 'Question' }).fill('Wat kost het?');

  // What stands in columns goes with them, and comes back with them.
  await row('Columns').focus();
  await row('Columns').click();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(block(page, 'text-with-image')).toHaveCount(2);
  await page.keyboard.press('Delete');
  await expect(block(page, 'text-with-image')).toHaveCount(1);
  await row('Columns').click();
  await page.keyboard.press('Delete');
  await expectLines();
  await page.keyboard.press('ControlOrMeta+z');
  await expectLines('Columns', 'Column 1', 'Text with image', 'Column 2', 'FAQ');
  await expectSaved(page);
  await page.reload();
  await expect(canvas(page).locator('[data-column="2"]').getByText('Wat kost het?')).toBeVisible();

  const visitor = await browser.newPage({
    ...(baseURL && { baseURL }),
    viewport: { width: 1280, height: 800 },
  });
  await visitor.goto(path);
  const left = visitor.getByRole('heading', { level: 1, name: 'Voor wie zoekt' });
  const right = visitor.getByRole('heading', { level: 2, name: 'Vragen van werkgevers' });
  const places = async () => {
    const [one, other] = [await left.boundingBox(), await right.boundingBox()];
    if (!one || !other) throw new Error('A heading is not to be seen');
    return {
      isBeside: other.x > one.x + one.width / 2 && Math.abs(other.y - one.y) < 80,
      isBelow: other.y > one.y + 40,
    };
  };
  expect(await places()).toMatchObject({ isBeside: true });
  await expectClean(visitor, 'a page with columns');
  await visitor.setViewportSize({ width: 390, height: 844 });
  expect(await places()).toMatchObject({ isBeside: false, isBelow: true });
  await visitor.close();
});
