import { documentTitle } from '@boardwright/engine/document-title';
import { pageHead, shareCard, type ShareCard } from '@boardwright/engine/page-head';
import { pageSettingsOf } from '../model/page-settings.ts';
import { siteNameIn } from '../model/site-name.ts';
import { textOf } from '../model/text-of.ts';
import type { EditedSite, Values } from '../page-editing/edited-site.ts';

/**
 * How much of a page's texts search engines list before they cut them: the title by its width on a wide screen, the
 * description by its letters.
 */
export const resultLimits = { page_title: 580, page_description: 160 } as const;
export type ResultText = keyof typeof resultLimits;

/** The width of a text as search engines list titles, in pixels; undefined where nothing can measure it. */
export type MeasureText = (text: string) => number | undefined;

/** A page as a search engine lists it: what its document says, by the fallbacks of the site. */
export function searchResult(
  site: Pick<EditedSite, 'name' | 'texts' | 'settings'>,
  texts: Values | undefined,
  locale: string,
): { readonly title: string; readonly description: string } {
  const siteName = siteNameIn(site, locale);
  const { title, description = '' } = pageHead(pageSettingsOf(texts), siteName);
  return { title: documentTitle(title, siteName), description };
}

/** A page as networks draw it where somebody shares its address, by its own settings and those of the site. */
export function sharedPage(
  site: Pick<EditedSite, 'name' | 'texts' | 'settings'>,
  texts: Values | undefined,
  locale: string,
): ShareCard {
  const head = pageHead(pageSettingsOf(texts), siteNameIn(site, locale));
  return shareCard(head, textOf(site.settings['seo_image']));
}

/** How long a text of a page is in the measure of its limit; undefined where nothing can measure it. */
export function lengthOf(
  name: ResultText,
  result: ReturnType<typeof searchResult>,
  measure: MeasureText,
): number | undefined {
  return name === 'page_title' ? measure(result.title) : [...result.description].length;
}
