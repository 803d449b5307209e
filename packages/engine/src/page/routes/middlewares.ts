import type { Visitor } from '../../board/board-context.ts';
import { PageError } from '../page-error.ts';
import { internalPath, type Redirect } from './redirects.ts';

/** What stands before a page may know this of a request. */
export interface GuardedRequest {
  /** Path as the visitor wrote it, with the locale prefix. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly visitor: Visitor;
  readonly defaultLocale: string;
  /** Addresses of this site's own pages; undefined where it has none. */
  readonly loginPath: string | undefined;
  readonly accountPath: string | undefined;
  /** The editor shows every page to the site's admin, whoever it is for. */
  readonly adminLooking: boolean;
  /** The session of who asks has ended: what they sent was not done, or they only looked. The login page says so. */
  readonly ended?: 'sent' | 'looked' | undefined;
}

type Middleware = (request: GuardedRequest) => Redirect | undefined;

/** Query values that the login page keeps (specification §2 'Client routes'). */
const storedByLogin = ['layout', 'isEmployer'] as const;

/** Query values that say what was just done: after a login that is no news. */
const outcomes: readonly string[] = ['saved', 'done'];

/** Each page has one address: the default language has no prefix, so `/nl/vacatures` leads to `/vacatures`. */
const i18n: Middleware = ({ path, query, defaultLocale }) => {
  const [, prefix, ...rest] = path.split('/');
  if (prefix !== defaultLocale) return undefined;
  const plain = `/${rest.join('/').replace(/^[/\\]+/, '')}`;
  return { to: query.size > 0 ? `${plain}?${query}` : plain, status: 301 };
};

/** What a mailed link shows, each alone and without logging in (specification §6): a contact request, an introduction. */
const linked: readonly (string | null)[] = ['contact-requests', 'introduction'];

function opensByLink(query: URLSearchParams): boolean {
  return linked.includes(query.get('menuType')) && query.has('token');
}

/** Protected pages send guests to log in, who then come back to where they were going. */
const authenticated: Middleware = ({ path, query, visitor, loginPath = '/login', adminLooking, ended }) => {
  if (visitor !== 'guest' || adminLooking || opensByLink(query)) return undefined;
  const dragged = new URLSearchParams();
  for (const name of storedByLogin) {
    const value = query.get(name);
    if (value !== null) dragged.set(name, value);
  }
  if (ended) dragged.set('ended', ended);
  const going = new URLSearchParams([...query].filter(([name]) => !outcomes.includes(name)));
  const search = going.size > 0 ? `?${going}` : '';
  const next = internalPath(path + search) ?? internalPath(path);
  if (next) dragged.set('next', next);
  return { to: dragged.size > 0 ? `${loginPath}?${dragged}` : loginPath, status: 302 };
};

/** Guest-only pages lead who is logged in on: to where they were going, else to their account, else home. */
const guest: Middleware = ({ query, visitor, accountPath = '/', adminLooking }) =>
  visitor === 'guest' || adminLooking
    ? undefined
    : { to: internalPath(query.get('next')) ?? accountPath, status: 302 };

const middlewares: Readonly<Record<string, Middleware>> = { i18n, authenticated, guest };

/**
 * Where the rules before a page lead instead of to it: the first that answers wins.
 * @param names of the rules, in order
 * @throws PageError 500 'Unknown middleware' for a name that is no rule (specification §2 'Redirects')
 */
export function throughMiddlewares(names: readonly string[], request: GuardedRequest): Redirect | undefined {
  const rules = names.map((name) => {
    const rule = Object.hasOwn(middlewares, name) ? middlewares[name] : undefined;
    if (!rule) throw new PageError(500, 'Unknown middleware');
    return rule;
  });
  for (const rule of rules) {
    const redirect = rule(request);
    if (redirect) return redirect;
  }
  return undefined;
}
