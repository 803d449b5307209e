import type { Tenant } from '../platform/http/tenants.ts';
import { textIn } from '../platform/text-in.ts';
import { newsletterText } from './newsletter.messages.ts';

export interface OfferedNewsletter {
  readonly id: number;
  readonly name: string;
  /** What one agrees to by ticking its box. */
  readonly consent: string;
}

/** The newsletters of a board in a language, as forms offer them. */
export function offeredNewsletters({ site, board }: Tenant, locale: string): readonly OfferedNewsletter[] {
  return board.newsletters.map(({ id, names }) => {
    const name = textIn(names, locale, site.defaultLocale) ?? String(id);
    return { id, name, consent: newsletterText(locale, 'consent', { name }) };
  });
}
