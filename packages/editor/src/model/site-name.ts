import type { EditedSite } from '../page-editing/edited-site.ts';
import { textOf } from './text-of.ts';

/** What visitors know the site by. @param locale upper case */
export function siteNameIn(site: Pick<EditedSite, 'name' | 'texts' | 'settings'>, locale: string): string {
  return textOf(site.texts[locale]?.['site_name']) || textOf(site.settings['site_name']) || site.name;
}
