import { ApiError, type Client } from '@boardwright/api-client';
import { impersonationCookie } from '@boardwright/api-client/contract';
import { translate } from '@boardwright/messages';
import type { AppRequest } from './app-types.ts';
import { escapeHtml } from './document.ts';
import type { PageRequest } from './handle-page.ts';
import { impersonatedIn, type Impersonated } from './impersonation-cookie.ts';
import { impersonationMessages } from './impersonation.messages.ts';
import { type CookieTokens, tokensInCookies } from './tokens-in-cookies.ts';
import { canvasVisitor, type KnownVisitor, visitorAs } from './visitor.ts';

/** The tokens of a request, and as whom an admin makes it. */
export interface VisitTokens extends CookieTokens {
  /** As whom the site is viewed; `over`: no longer, and that is still to be said. Undefined where somebody is themselves. */
  readonly impersonated: () => Impersonated | 'over' | undefined;
}

/**
 * The tokens of a request. Where an admin views the site as somebody, every call brings that token, those of everybody
 * too: by it the API knows that nothing is to be changed. Whoever else is logged in here is not asked about, and the
 * admin's own calls stay theirs.
 */
export function tokensOf({ url, cookies }: Pick<AppRequest, 'url' | 'cookies'>, now: number): VisitTokens {
  const own = tokensInCookies(cookies, now);
  // The editor's canvas stands in the same browser.
  const found = canvasVisitor(url, own) ? undefined : impersonatedIn(cookies, now);
  if (found === undefined) return { ...own, impersonated: () => undefined };
  let state: Impersonated | 'over' = found;
  return {
    ...own,
    impersonated: () => state,
    read(owner) {
      if (owner === 'admin') return own.read(owner);
      return state !== 'over' && (owner === state.role || owner === 'site') ? state.token : undefined;
    },
    clear(owner) {
      if (owner === 'admin') own.clear(owner);
      else state = 'over';
    },
    changes: () =>
      state === 'over'
        ? [...own.changes(), { name: impersonationCookie.name, value: undefined }]
        : own.changes(),
  };
}

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

/** Whether a page is one that an admin views as somebody: no browser keeps it. */
export const isImpersonated = ({ tokens }: Pick<Visit, 'tokens'>): boolean =>
  tokens.impersonated() !== undefined;
