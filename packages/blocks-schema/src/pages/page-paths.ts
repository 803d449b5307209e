import { isPagePath, longestPath, pageKindOf } from './page-kinds.ts';

/**
 * First segments of the product's own addresses, and what each is kept for. A page under one of them could never be
 * reached; the site's server and its rules answer there before any page is looked up.
 */
export const reservedPaths = {
  admin: 'editor',
  api: 'api',
  assets: 'files',
  uploads: 'files',
  'coming-soon': 'notice',
  'create-jobboard': 'notice',
  'site-auth': 'notice',
  'test-page': 'notice',
  consent: 'form',
  favourite: 'form',
  'log-out': 'form',
  healthz: 'operation',
  readyz: 'operation',
  outbox: 'operation',
} as const satisfies Readonly<Record<string, string>>;
export type ReservedFor = (typeof reservedPaths)[keyof typeof reservedPaths];

/** What an address is kept for by its first segment, if it is. */
export function reservedFor(path: string): ReservedFor | undefined {
  const [first = ''] = path.split('/');
  return Object.hasOwn(reservedPaths, first) ? reservedPaths[first as keyof typeof reservedPaths] : undefined;
}

export type PathProblem =
  | 'pathLength'
  | 'pathForm'
  | 'pathFormSimple'
  /** The product itself answers there. */
  | 'pathReserved'
  /** It reads as another language's prefix. */
  | 'pathLanguage'
  /** A page of details takes what follows its own path for what it shows. */
  | 'pathDetails'
  /** As a page of details it would take over addresses below it. */
  | 'pathCovers'
  | 'pathTaken';

/** A page as far as addresses go. */
export interface PlacedPage {
  readonly key: string;
  /** By lower-case language. */
  readonly path: Readonly<Record<string, string>> | null;
}

/** A page that shows details by a second slug keeps the slash for it; every other may have one of its own. */
const mayNest = (key: string): boolean => pageKindOf(key)?.detail === undefined;

/** What is wrong with how a path is written (specification §5 'URL path'). */
export function pathFormProblem(
  path: string,
  key: string,
): 'pathLength' | 'pathForm' | 'pathFormSimple' | undefined {
  if (path.length < 1 || path.length > longestPath) return 'pathLength';
  if (isPagePath(path)) return mayNest(key) || !path.includes('/') ? undefined : 'pathFormSimple';
  return mayNest(key) ? 'pathForm' : 'pathFormSimple';
}

/** What a path is held against. */
export interface PathSite<Page extends PlacedPage> {
  /** Lower case. */
  readonly languages: readonly string[];
  /** Every page but the one the path is for. */
  readonly others: readonly Page[];
}

/**
 * What is wrong with the path of a page in a language: how it is written, and whether visitors could reach it
 * (specification §2 'Page resolution', §5 'URL path').
 * @returns the problem, and the page that is in the way
 */
export function pathProblem<Page extends PlacedPage>(
  path: string,
  key: string,
  language: string,
  { languages, others }: PathSite<Page>,
): { readonly problem: PathProblem; readonly page?: Page } | undefined {
  const form = pathFormProblem(path, key);
  if (form) return { problem: form };
  const [first = '', second] = path.split('/');
  if (reservedFor(path)) return { problem: 'pathReserved' };
  // The default language can be another one tomorrow: its code is kept like the rest.
  if (languages.includes(first)) return { problem: 'pathLanguage' };
  const at = (page: Page): string => page.path?.[language] ?? '';
  const taken = others.find((page) => at(page) === path);
  if (taken) return { problem: 'pathTaken', page: taken };
  const above = others.find((page) => second !== undefined && !mayNest(page.key) && at(page) === first);
  if (above) return { problem: 'pathDetails', page: above };
  const below = others.find((page) => !mayNest(key) && at(page).startsWith(`${path}/`));
  return below && { problem: 'pathCovers', page: below };
}

/**
 * The path itself, or the first like it that is free: 'over-ons', 'over-ons-2', 'over-ons-3'… One in two parts gives up
 * its slash first: what follows the first part can be another page's (specification §5).
 * @param isFree by when every page has been passed
 */
export function freePath(wanted: string, isFree: (path: string) => boolean): string {
  if (isFree(wanted)) return wanted;
  const whole = wanted.replaceAll('/', '-');
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? '' : `-${count}`;
    const path = whole.slice(0, longestPath - ending.length).replace(/(?<!-)-+$/, '') + ending;
    if (isFree(path)) return path;
  }
}
