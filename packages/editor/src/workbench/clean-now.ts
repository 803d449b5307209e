import type { DeclaredBlock } from '@boardwright/engine/define-block';
import { plainMarkup } from '@boardwright/ui/plain-markup';
import { changeRichText } from '@boardwright/engine/change-rich-text';

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
