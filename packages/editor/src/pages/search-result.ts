import { documentTitle, pageTitle } from '@boardwright/engine/document-title';
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
  const title = pageTitle(textOf(texts?.['page_title']), textOf(texts?.['page_label']), siteName);
  return { title: documentTitle(title, siteName), description: textOf(texts?.['page_description']) };
}

/** How long a text of a page is in the measure of its limit; undefined where nothing can measure it. */
export function lengthOf(
  name: ResultText,
  result: ReturnType<typeof searchResult>,
  measure: MeasureText,
): number | undefined {
  return name === 'page_title' ? measure(result.title) : [...result.description].length;
}
