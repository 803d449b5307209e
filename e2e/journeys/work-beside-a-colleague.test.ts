import { expect } from '@playwright/test';
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
import { expectClean } from '../board/axe.ts';
import { test } from '../board/journey.ts';
import { refuseCookies } from '../board/visit.ts';

test.use(desktop);

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
  // The other does not hear of what is saved here, before a save of their own meets it.
  await other.route('**/job-board-builder/sites/*/presence', (route) => route.abort());
  await openEditor(other, page.url());
  await block(other, 'text-with-image').click();
  await expect(panel(other).getByRole('textbox').first()).toHaveValue('Samen begonnen');

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

  // One deletes the block the other is working on: it comes back with what was typed. Beside its words, which a click types in.
  await block(page, 'text-with-image').click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('Delete');
  await expectSaved(page);
  await headline.fill('Niet weg te krijgen');
  await expect(
    other.getByText('‘Text with image’ was deleted in the meantime.', { exact: true }),
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
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('A colleague changed this page')).toBeVisible();
  // What was chosen stays chosen, and what is typed next, in the page itself, is saved beside theirs.
  const field = panel(page).getByRole('textbox').first();
  await expect(field).toHaveValue('Van mij');
  await canvas(page).getByText('Van mij').click();
  const typed = canvas(page).getByRole('textbox', { name: 'Heading' });
  await expect(typed).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.type('Nog steeds ');
  await expect(typed).toHaveText('Nog steeds Van mij');
  await expect(field).toHaveValue('Nog steeds Van mij');
  await page.keyboard.press('Control+z');
  await expect(typed).toHaveText('Van mij');
  await page.keyboard.press('Control+y');
  await expect(typed).toHaveText('Nog steeds Van mij');
  // A colleague’s words for another text come while this one is typed, and the caret stays where it is.
  await expectSaved(page);
  await block(other, 'text-with-image').first().click();
  // The panel is that of the block that was clicked, and not the one before it any more.
  await expect(panel(other).getByRole('textbox').first()).toHaveValue(/Van mij$/);
  await panel(other).getByRole('textbox').nth(1).fill('Een regel van de ander');
  await expect(canvas(other).getByText('Een regel van de ander')).toBeVisible();
  await expectSaved(other);
  await comeBack();
  await expect(canvas(page).getByText('Een regel van de ander')).toBeVisible();
  await page.keyboard.type('(of niet) ');
  await page.keyboard.press('Escape');
  await expect(canvas(page).getByText('Nog steeds (of niet) Van mij')).toBeVisible();
  await expect(typed).toHaveCount(0);
  // By keyboard: Enter on the chosen block types in its first text.
  await page.keyboard.press('Enter');
  await page.keyboard.type('Nog steeds van mij');
  await expect(field).toHaveValue('Nog steeds van mij');
  // Tab goes on in its rich text, written with the tools of the panel; both are the same words.
  await page.keyboard.press('Tab');
  const rich = canvas(page).getByRole('textbox', { name: 'Text' });
  await expect(rich).toBeFocused();
  await page.keyboard.type(', en ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('vet');
  const inPanel = panel(page).getByRole('textbox', { name: 'Text' });
  await expect(rich.locator('strong')).toHaveText('vet');
  await expect(inPanel.locator('strong')).toHaveText('vet');
  await page.keyboard.press('Control+z');
  await expect(rich).toHaveText('Een regel van de ander');
  await expect(inPanel).toHaveText('Een regel van de ander');
  await page.keyboard.press('Control+y');
  await expect(inPanel.locator('strong')).toHaveText('vet');
  // Alt+F10 leads into its bar and Escape back, Ctrl+K to the address of its link.
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  const tools = page.locator('main').getByRole('toolbar', { name: 'Text tools' });
  await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused();
  await expectClean(page, 'the bar of a rich text');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  await expect(tools.getByRole('combobox', { name: 'Address' })).toBeFocused();
  await page.keyboard.type('/vacatures');
  await page.keyboard.press('Enter');
  await expect(rich.getByRole('link')).toHaveText('Een regel van de ander, en vet');
  await page.keyboard.press('Escape');
  await expect(rich).toHaveCount(0);
  await expectSaved(page);
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(canvas(other).getByText('Nog steeds van mij')).toBeVisible();
  await expect(canvas(other).getByRole('link', { name: 'Een regel van de ander, en vet' })).toBeVisible();
  await expect(canvas(other).getByText('Van een collega')).toBeVisible();

  // The page itself goes: one is notified, and stands on another.
  await other.getByRole('button', { name: 'Pages', exact: true }).click();
  const row = other.getByRole('button', { name: `Delete ${name}` });
  await row.focus();
  await other.keyboard.press('Enter');
  await expectSaved(other);
  await comeBack();
  await expect(messages.getByText(`A colleague deleted the page ${name}`)).toBeVisible();
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

  // They talk about the block: she is called by name, sees it without a reload, answers and resolves it.
  await block(page, 'text-with-image').click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('Shift+C');
  const comments = page.getByRole('region', { name: 'Comments' });
  const field = comments.getByRole('textbox', { name: 'Your comment' });
  await expect(field).toBeFocused();
  await page.keyboard.type('Is dit nog waar, @san');
  await expect(comments.getByRole('option')).toHaveText([/Sanne de Boer/]);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Is dit nog waar, @Sanne de Boer ');
  await page.keyboard.press('Control+Enter');
  await expect(comments.getByText('Is dit nog waar')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 comment about Text with image' })).toBeVisible();
  await expectClean(page, 'comments', { frames: false });
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await other.getByRole('button', { name: '1 comment about Text with image' }).click();
  const seen = other.getByRole('region', { name: 'Comments' });
  await seen.getByRole('button', { name: /^For you/ }).click();
  await seen.getByRole('button', { name: 'Reply' }).click();
  await other.keyboard.type('Niet meer');
  // What is not sent outlives a reload.
  await other.reload();
  await other.getByRole('button', { name: /^1 comment about/ }).click();
  await seen.getByRole('button', { name: 'Reply' }).click();
  await expect(seen.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Niet meer');
  await other.keyboard.press('Control+Enter');
  await expect(seen.getByText('Niet meer')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(comments.getByText('Niet meer')).toBeVisible();
  await comments.getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect(comments.getByText('No open comments')).toBeVisible();
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(other.getByRole('button', { name: /comment about/ })).toHaveCount(0);

  // Who leaves the editor is gone by the next look, not half a minute later.
  await other.goto('about:blank');
  await expect(mark).toHaveCount(0, { timeout: 15_000 });
  await expect(sanne).toHaveCount(0);
  await other.close();
});
