import { expect, type Locator } from '@playwright/test';

/** Writes at the end of a rich text. While its editor is on its way, a place of the same name stands there. */
export async function writeRichText(text: Locator, words: string): Promise<void> {
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await text.click();
  await text.press('ControlOrMeta+End');
  await text.pressSequentially(words);
}
