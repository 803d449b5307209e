/** One block of a page's default composition: its key, and settings that differ from the block's defaults. */
export interface ComposedBlock {
  readonly key: string;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** What a second slug on a page of this kind names (specification §2 'Page resolution'). */
export type DetailKind = 'organisation' | 'job' | 'article' | 'candidate' | 'landing-page';

export interface PageKind {
  readonly identifier: string;
  readonly name: string;
  /** Default path per locale; `default` is for every other locale. */
  readonly paths: Readonly<Record<string, string>> & { readonly default: string };
  readonly detail?: DetailKind;
  /**
   * What stands before it, by name: `authenticated` pages ask to log in, `guest` pages are hidden from who is logged in
   * (specification §2 'Route middlewares', §4 'Auth').
   */
  readonly middleware?: 'authenticated' | 'guest';
  readonly composition: readonly ComposedBlock[];
}

const framed = (...blocks: readonly ComposedBlock[]): readonly ComposedBlock[] => [
  { key: 'navbar' },
  ...blocks,
  { key: 'footer' },
];
const slimSearch: ComposedBlock = { key: 'search-job', settings: { height: 'small' } };
const callToAction: ComposedBlock = { key: 'call-to-action' };

/** The 21 page kinds of specification §2, in its order, with default paths and compositions. */
export const pageKinds = [
  {
    identifier: 'p-home',
    name: 'home',
    paths: { default: 'home' },
    composition: framed(
      { key: 'search-job' },
      callToAction,
      { key: 'job-per-segment' },
      { key: 'featured-jobs' },
    ),
  },
  {
    identifier: 'p-job-list',
    name: 'job list',
    paths: { default: 'job-list', nl: 'vacatures', ro: 'locuri-de-munca' },
    composition: framed(slimSearch, callToAction, { key: 'job-list' }),
  },
  {
    identifier: 'p-job-details',
    name: 'job details',
    paths: { default: 'jobs', nl: 'vacature', ro: 'loc-de-munca' },
    detail: 'job',
    composition: framed({ key: 'job-details' }, callToAction),
  },
  {
    identifier: 'p-account',
    name: 'my account',
    paths: { default: 'my-account' },
    middleware: 'authenticated',
    composition: framed({ key: 'account' }),
  },
  {
    identifier: 'p-login',
    name: 'login',
    paths: { default: 'login' },
    middleware: 'guest',
    composition: framed({ key: 'login' }),
  },
  {
    identifier: 'p-register',
    name: 'register',
    paths: { default: 'register' },
    middleware: 'guest',
    composition: framed({ key: 'register' }),
  },
  {
    identifier: 'p-password-forgot',
    name: 'forgot password',
    paths: { default: 'forgot-password', nl: 'wachtwoord-vergeten' },
    middleware: 'guest',
    composition: framed({ key: 'password-forgot' }),
  },
  {
    identifier: 'p-password-change',
    name: 'password change',
    paths: { default: 'password-change' },
    composition: framed({ key: 'password-change' }),
  },
  {
    identifier: 'p-candidate-list',
    name: 'candidate list',
    paths: { default: 'candidate-list', nl: 'kandidaten' },
    composition: framed(
      { key: 'search-job', settings: { ...slimSearch.settings, resultsPage: 'p-candidate-list' } },
      { key: 'candidate-list' },
    ),
  },
  {
    identifier: 'p-candidate-details',
    name: 'candidate details',
    paths: { default: 'candidate-details', nl: 'kandidaat' },
    detail: 'candidate',
    composition: framed({ key: 'candidate-details' }),
  },
  {
    identifier: 'p-organisation',
    name: 'organisation',
    paths: { default: 'company' },
    detail: 'organisation',
    composition: framed({ key: 'organisation' }, callToAction),
  },
  {
    identifier: 'p-products',
    name: 'products',
    paths: { default: 'products', nl: 'werkgevers/adverteren', ro: 'produse' },
    composition: framed({ key: 'products' }),
  },
  {
    identifier: 'p-cms-article',
    name: 'CMS article',
    paths: { default: 'article', nl: 'nieuws-artikel' },
    detail: 'article',
    composition: framed({ key: 'cms-article' }, { key: 'featured-jobs' }, callToAction),
  },
  {
    identifier: 'p-terms-and-conditions',
    name: 'terms and conditions',
    paths: { default: 'terms-and-conditions', nl: 'voorwaarden', ro: 'termeni-si-conditii' },
    composition: framed({ key: 'html', settings: { html: '<h1>Terms and conditions</h1><p>…</p>' } }),
  },
  {
    identifier: 'p-privacy',
    name: 'privacy',
    paths: { default: 'privacy' },
    composition: framed({ key: 'html', settings: { html: '<h1>Privacy</h1><p>…</p>' } }),
  },
  {
    identifier: 'p-manage-job-alert',
    name: 'manage job alert',
    paths: { default: 'job-alert' },
    composition: framed({ key: 'job-alerts' }),
  },
  {
    identifier: 'p-not-found-error',
    name: '404',
    paths: { default: '404' },
    composition: framed(
      {
        key: 'html',
        settings: {
          html: '<h1 style="text-align:center">404</h1><p style="text-align:center">{{pageDoesNotExist}}</p>',
        },
      },
      { key: 'featured-jobs' },
    ),
  },
  {
    identifier: 'p-landing-pages',
    name: 'landing pages',
    paths: { default: 'landing-pages', nl: 'vacatures-zoeken' },
    detail: 'landing-page',
    composition: framed({ key: 'landing-pages' }),
  },
  {
    identifier: 'p-about',
    name: 'about',
    paths: { default: 'about', nl: 'over-ons' },
    composition: framed({ key: 'text-with-image' }, { key: 'reviews' }, callToAction),
  },
  {
    identifier: 'p-news-list',
    name: 'news list',
    paths: { default: 'news', nl: 'nieuws' },
    composition: framed({ key: 'news-feed' }, callToAction),
  },
  {
    identifier: 'p-generic',
    name: 'generic',
    paths: { default: '' },
    composition: framed(),
  },
] as const satisfies readonly PageKind[];

export type PageIdentifier = (typeof pageKinds)[number]['identifier'];

/** The kind of a page by its identifier; undefined for one this release does not know. */
export function pageKindOf(identifier: string): PageKind | undefined {
  return pageKinds.find((kind) => kind.identifier === identifier);
}

/**
 * The default path of a page kind in a locale (specification §2): the locale's own, else the kind's,
 * else a generated `page-{timestamp}`.
 * @param timestamp milliseconds, from the caller's clock
 */
export function defaultPath(identifier: string, locale: string, timestamp: number): string {
  const paths = pageKindOf(identifier)?.paths as Readonly<Record<string, string>> | undefined;
  return paths?.[locale] || paths?.['default'] || `page-${timestamp}`;
}

const segment = '[a-z0-9]+(?:-[a-z0-9]+)*';
const structured = new RegExp(`^${segment}(?:/${segment})?$`);

/** The longest path, in characters (specification §5). */
export const longestPath = 45;

/** A page path's rules (§5): 1 to 45 characters, lowercase letters, digits and hyphens, at most two segments. */
export function isPagePath(path: string): boolean {
  return path.length >= 1 && path.length <= longestPath && structured.test(path);
}
