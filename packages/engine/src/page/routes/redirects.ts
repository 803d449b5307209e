import type { reservedPaths } from '@boardwright/blocks-schema';

/** What the redirect rules may know of a request. Plain values: each rule is a pure function with its own test. */
export interface SiteRequest {
  /** Path as the visitor wrote it, with the locale prefix. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** A valid token of the site's password gate came along. */
  readonly hasSiteToken: boolean;
}

/** What the rules may know of the site that answers; undefined where no API knows the host. */
export interface SiteState {
  readonly status: 'draft' | 'active';
  readonly passwordEnabled: boolean;
  /** The site's own admin is looking: drafts and locked sites open for them. */
  readonly adminLooking: boolean;
}

export interface Redirect {
  readonly to: string;
  readonly status: 301 | 302 | 303 | 307 | 308;
}

export type RedirectRule = (request: SiteRequest, site: SiteState | undefined) => Redirect | undefined;

/** Pages of the product itself, outside any site's own (specification §2 'Client routes'). */
export const systemPaths = [
  '/coming-soon',
  '/create-jobboard',
  '/site-auth',
  '/test-page',
] as const satisfies readonly `/${keyof typeof reservedPaths}`[];
export type SystemPath = (typeof systemPaths)[number];

export function isSystemPath(path: string): path is SystemPath {
  return (systemPaths as readonly string[]).includes(path);
}

function withHost(to: string, query: URLSearchParams): string {
  const host = query.get('host');
  return host ? `${to}?${new URLSearchParams({ host })}` : to;
}

/** Host without an API: /coming-soon, the host query kept. And back home once there is one. */
export const comingSoon: RedirectRule = ({ path, query }, site) => {
  if (!site)
    return path === '/coming-soon' ? undefined : { to: withHost('/coming-soon', query), status: 302 };
  return path === '/coming-soon' ? { to: withHost('/', query), status: 302 } : undefined;
};

/** Where the admin of a draft is walked to a live board. */
const firstSteps = '/admin/first-steps';

/** Draft site: /create-jobboard. Its admin is led on to the first steps, everybody back home once it is live. */
export const createJobboard: RedirectRule = ({ path, query }, site) => {
  if (!site) return undefined;
  if (site.status === 'draft' && site.adminLooking && path === '/create-jobboard')
    return { to: firstSteps, status: 302 };
  if (site.status === 'draft' && !site.adminLooking)
    return path === '/create-jobboard' ? undefined : { to: withHost('/create-jobboard', query), status: 302 };
  return path === '/create-jobboard' && site.status !== 'draft'
    ? { to: withHost('/', query), status: 302 }
    : undefined;
};

/** Password-protected site without a token: /site-auth, remembering where one was going. */
export const siteAuth: RedirectRule = ({ path, query, hasSiteToken }, site) => {
  // A draft shows nothing worth locking, and two gates in a row would send visitors round in circles.
  if (!site || site.status === 'draft') return undefined;
  const locked = site.passwordEnabled && !hasSiteToken && !site.adminLooking;
  if (!locked)
    return path === '/site-auth'
      ? { to: internalPath(query.get('next')) ?? withHost('/', query), status: 302 }
      : undefined;
  if (path === '/site-auth') return undefined;
  const dragged = new URLSearchParams();
  const host = query.get('host');
  if (host) dragged.set('host', host);
  const search = query.size > 0 ? `?${query}` : '';
  const next = internalPath(path + search) ?? path;
  if (next !== '/') dragged.set('next', next);
  return { to: dragged.size > 0 ? `/site-auth?${dragged}` : '/site-auth', status: 302 };
};

/** One address per page: no slash at the end, no doubled slashes. */
export const tidyPath: RedirectRule = ({ path, query }) => {
  const tidy = path.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (tidy === path) return undefined;
  return { to: query.size > 0 ? `${tidy}?${query}` : tidy, status: 301 };
};

/** The rules in order: the first that answers wins (specification §2 'Redirects'). */
export const redirectRules: readonly RedirectRule[] = [tidyPath, comingSoon, createJobboard, siteAuth];

/** The first redirect that applies, if any. */
export function redirectFor(request: SiteRequest, site: SiteState | undefined): Redirect | undefined {
  for (const rule of redirectRules) {
    const redirect = rule(request, site);
    if (redirect) return redirect;
  }
  return undefined;
}

// What a header cannot carry is in no address of ours: spaces and control characters are written as escapes.
const internal = /^\/(?!\/)[A-Za-z0-9@\-%_~/]*(\?[^#\\\s\p{Cc}]*)?(#[^\\\s\p{Cc}]*)?$/u;

/**
 * A redirect target taken from a request, if it is safe: it starts with one slash and holds only letters, digits and
 * `@ - % _ ~ /`, with optional query and hash (specification §5 'Internal redirect paths').
 */
export function internalPath(target: string | null | undefined): string | undefined {
  return target && target.length <= 2000 && internal.test(target) ? target : undefined;
}

/** The same address without `employer_token`: the token is exchanged on the server and gone before a page is drawn. */
export function withoutEmployerToken(path: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete('employer_token');
  // A second slash or a backslash at the start would name another host.
  const own = path.replace(/^[\\/]+/, '/');
  return rest.size > 0 ? `${own}?${rest}` : own;
}

/** Hosts where `?host=` may choose another site: a developer's own machine, never a real one. */
export function isDevLikeHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '127.0.0.1' ||
    name === '[::1]' ||
    name.endsWith('.test')
  );
}

/** The host whose site is shown: the request's own, or on dev-like hosts the one asked for. Without its port. */
export function siteHostOf(requestHost: string, override: string | null | undefined): string {
  const own = requestHost.replace(/:\d+$/, '').toLowerCase();
  if (!override || !isDevLikeHost(requestHost)) return own;
  const asked = override.replace(/:\d+$/, '').toLowerCase();
  return /^[a-z0-9.-]{1,253}$/.test(asked) ? asked : own;
}
