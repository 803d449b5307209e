import { plainMarkup } from '@boardwright/ui/plain-markup';
import type { DeclaredBlock } from '../board/define-block.ts';
import { changeRichText } from './change-rich-text.ts';

let sanitise: ((html: string) => string) | undefined;

/** Brings what cleans any markup: 24 kB that most pages do without. */
export async function fetchSanitiser(): Promise<void> {
  ({ sanitise } = await import('@boardwright/ui/sanitise'));
}

/**
 * A block's settings with their rich texts sanitised, as the site would have them.
 * @returns undefined where one of them needs the sanitiser and it has not been fetched
 */
export function cleanNow(
  block: Pick<DeclaredBlock, 'schema'>,
  settings: unknown,
): { readonly settings: unknown } | undefined {
  let isClean = true;
  const cleaned = changeRichText(block, settings, (text) => {
    const clean = plainMarkup(text) ?? sanitise?.(text);
    isClean &&= clean !== undefined;
    return clean ?? '';
  });
  return isClean ? { settings: cleaned } : undefined;
}

/**
 * The same for who can wait: the sanitiser is fetched where a text needs it.
 * @throws what fetching it threw
 */
export async function cleanSettings(
  block: Pick<DeclaredBlock, 'schema'>,
  settings: unknown,
): Promise<unknown> {
  const now = cleanNow(block, settings);
  if (now) return now.settings;
  await fetchSanitiser();
  return cleanNow(block, settings)?.settings;
}
