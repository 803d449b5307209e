import { impersonationCookie, previewCookie } from '@boardwright/api-client/contract';
import type { AppRequest } from './app-types.ts';
import { impersonatedIn, type Impersonated } from './impersonation-cookie.ts';
import { previewIn, type PreviewVisit } from './preview-cookie.ts';
import { type CookieTokens, tokensInCookies } from './tokens-in-cookies.ts';
import { canvasVisitor } from './visitor.ts';

/** The tokens of a request, and as what it is made where nobody makes it as themselves. */
export interface VisitTokens extends CookieTokens {
  /** As whom an admin views the site; `over`: no longer, and that is still to be said. */
  readonly impersonated: () => Impersonated | 'over' | undefined;
  /** By which preview link somebody looks; `over`: it has ended, and that is still to be said. */
  readonly preview: () => PreviewVisit | 'over' | undefined;
}

/**
 * As whom an admin views the site: every call brings that token, those of everybody too, for by it the API knows that
 * nothing is to be changed. Whoever else is logged in here is not asked about, and the admin's own calls stay theirs.
 */
function impersonatedTokens(own: CookieTokens, found: Impersonated | 'over'): VisitTokens {
  let state = found;
  return {
    ...own,
    impersonated: () => state,
    preview: () => undefined,
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

/** By a preview link somebody is nobody's account, also where they are logged in: its token comes with everybody's calls. */
function previewTokens(own: CookieTokens, found: PreviewVisit): VisitTokens {
  let state: PreviewVisit | 'over' = found;
  return {
    ...own,
    impersonated: () => undefined,
    preview: () => state,
    read: (owner) => (owner === 'site' && state !== 'over' ? state.token : undefined),
    clear(owner) {
      if (owner === 'site') state = 'over';
    },
    changes: () => (state === 'over' ? [{ name: previewCookie, value: undefined }] : []),
  };
}

/**
 * The tokens of a request.
 * @param now milliseconds since 1970
 */
export function tokensOf({ url, cookies }: Pick<AppRequest, 'url' | 'cookies'>, now: number): VisitTokens {
  const own = tokensInCookies(cookies, now);
  const asThemselves = { ...own, impersonated: () => undefined, preview: () => undefined };
  // The editor's canvas stands in the same browser.
  if (canvasVisitor(url, own)) return asThemselves;
  const impersonated = impersonatedIn(cookies, now);
  if (impersonated !== undefined) return impersonatedTokens(own, impersonated);
  const preview = previewIn(cookies);
  return preview ? previewTokens(own, preview) : asThemselves;
}

/** Whether somebody only looks, as another person or by a preview link: nothing is counted, and no browser keeps the page. */
export const isReadOnly = ({ tokens }: { readonly tokens: VisitTokens }): boolean =>
  tokens.impersonated() !== undefined || tokens.preview() !== undefined;
