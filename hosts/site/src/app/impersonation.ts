import { ApiError, type Client } from '@boardwright/api-client';
import { translate } from '@boardwright/messages';
import { escapeHtml } from './document.ts';
import type { PageRequest } from './handle-page.ts';
import { impersonationMessages } from './impersonation.messages.ts';
import type { VisitTokens } from './visit-tokens.ts';
import { type KnownVisitor, visitorAs } from './visitor.ts';

/**
 * As whom an admin views the site, as their own pages have them; a guest where that is over.
 * @throws ApiError where the API does not answer: nobody is then taken for somebody else
 */
export async function impersonatedVisitor(api: Client, tokens: VisitTokens): Promise<KnownVisitor> {
  const impersonated = tokens.impersonated();
  if (impersonated === undefined || impersonated === 'over') return { visitor: 'guest' };
  try {
    return await visitorAs(api, impersonated.role);
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
    tokens.clear(impersonated.role);
    return { visitor: 'guest' };
  }
}

interface Visit {
  readonly tokens: VisitTokens;
  readonly page: PageRequest;
}

/**
 * What stands above every page meanwhile, with the form that ends it, as HTML: outside of what scripts draw, so that the
 * bundle of visitors has nothing of it.
 */
export function impersonationBar({ tokens, page }: Visit): string {
  const impersonated = tokens.impersonated();
  if (impersonated === undefined || impersonated === 'over') return '';
  const { view, who } = page;
  const format = { timeStyle: 'short', timeZone: view.settings.time_zone } as const;
  const time = new Intl.DateTimeFormat(view.locale, format).format(impersonated.until);
  const t = translate(impersonationMessages, view.locale, { name: who.fullName ?? '', time });
  const [text, note, stop] = ([t('as'), t('note'), t('stop')] as const).map(escapeHtml);
  return `<aside class="impersonation" aria-label="${text}"><p><b>${text}</b> <span>${note}</span></p><form method="post" action="/log-out"><button>${stop}</button></form></aside>`;
}
