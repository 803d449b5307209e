import type { EditedBlock, EditedSite } from '../page-editing/edited-site.ts';

/** The language that says how a block looks in all of them. */
export function designLocale(
  { settings }: Pick<EditedBlock, 'settings'>,
  { defaultLanguage }: Pick<EditedSite, 'defaultLanguage'>,
): string {
  const own = defaultLanguage.toUpperCase();
  return settings[own] ? own : (Object.keys(settings)[0] ?? own);
}
