import { textsOfSite, withMessage, withTextsOfSite } from '@boardwright/engine/custom-translations';
import type { PageMessages } from '@boardwright/ui/translate';
import { isRecord } from './is-record.ts';

/** The product's messages with the site's own texts laid over them, key by key, as a page of the site has them. */
export function siteMessages(messages: PageMessages, custom: unknown, locale: string): PageMessages {
  return withTextsOfSite(messages, textsOfSite(custom, locale));
}

/**
 * The site's own texts with one of them written, or taken away.
 * @param custom language → namespace → key → text, as the site keeps it
 * @param id namespace and key, as 'jobList.sort.newest'
 * @param text undefined for the product's own
 */
export function withText(
  custom: unknown,
  locale: string,
  id: string,
  text: string | undefined,
): Readonly<Record<string, unknown>> {
  return withMessage(isRecord(custom) ? custom : {}, [locale, ...id.split('.')], text);
}
