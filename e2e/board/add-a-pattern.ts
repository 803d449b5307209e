import { expect, type Page } from '@playwright/test';
import { expectClean } from './axe.ts';
import { block, expectSaved, panel } from './editor.ts';

/**
 * A section that arrives finished is found by what it is for and seen as the site shows it; by the keyboard it is added,
 * taken back in one step, carried to its place, and is a sample until somebody writes in it. The page is left without it.
 */
export async function addPattern(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Patterns', exact: true }).click();
  const list = page.getByRole('region', { name: 'Patterns' });
  await list.getByRole('searchbox').fill('vragen antwoorden');
  const card = list.getByRole('button', { name: 'Add FAQ', exact: true });
  await card.focus();
  const preview = page.frameLocator('iframe[title^="How FAQ looks"]');
  await expect(preview.getByRole('heading', { name: 'Wat mensen vragen' })).toBeVisible();
  await expectClean(page, 'patterns', { frames: false });
  await page.keyboard.press('Enter');
  await expect(block(page, 'faq').getByText('Heb ik een diploma nodig?')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(block(page, 'faq')).toHaveCount(0);

  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(block(page, 'faq')).toHaveCount(1);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Outline', exact: true }).click();
  const row = page.locator('[data-outline-row]').filter({ hasText: 'FAQ' });
  await expect(row.getByRole('img', { name: 'Sample' })).toBeVisible();

  // Publishing says so, leads there, and would go on all the same.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Publish with \d+ / })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Look at them' }).click();
  const checks = page.getByRole('region', { name: 'Checks' });
  const finding = checks.getByRole('listitem').filter({ hasText: 'Still the sample words' });
  await expect(finding).toContainText('FAQ');
  await finding.getByRole('button', { name: 'Go there' }).click();
  await panel(page).getByRole('textbox', { name: 'Title' }).first().fill('Vragen aan ons');
  await expect(finding).not.toContainText('NL');
  await expectSaved(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect(block(page, 'faq')).toHaveCount(0);
  await expectSaved(page);
}
