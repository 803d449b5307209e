import { pageKindOf, pageKinds, isPagePath } from '@boardwright/blocks-schema';
import type { EditedPage, EditedSite } from '../../machines/page-editing/edited-site.ts';

/** The longest path, in characters (specification §5). */
export const longestPath = 45;

export type PathProblem = 'pathLength' | 'pathForm' | 'pathFormSimple' | 'pathTaken';

/** A page that shows details by a second slug keeps the slash for it; every other may have one of its own. */
const mayNest = (key: string): boolean => pageKindOf(key)?.detail === undefined;

/** What is wrong with a path by itself (specification §5 'URL path'). */
export function formProblem(path: string, key: string): Exclude<PathProblem, 'pathTaken'> | undefined {
  if (path.length < 1 || path.length > longestPath) return 'pathLength';
  if (isPagePath(path)) return mayNest(key) || !path.includes('/') ? undefined : 'pathFormSimple';
  return mayNest(key) ? 'pathForm' : 'pathFormSimple';
}

/** The other page that has a path in a language. */
export function pageAt(
  site: Pick<EditedSite, 'pages' | 'pageOf'>,
  path: string,
  language: string,
  except: number | undefined,
): EditedPage | undefined {
  const id = site.pages.find((one) => one !== except && site.pageOf[one]?.path[language] === path);
  return id === undefined ? undefined : site.pageOf[id];
}

/** What is wrong with a page's path in a language. */
export function pathProblem(
  site: Pick<EditedSite, 'pages' | 'pageOf'>,
  page: { readonly id: number | undefined; readonly key: string },
  path: string,
  language: string,
): PathProblem | undefined {
  return formProblem(path, page.key) ?? (pageAt(site, path, language, page.id) ? 'pathTaken' : undefined);
}

/** A name as a path: 'Über ons!' → 'uber-ons'. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestPath)
    .replaceAll(/^-+|-+$/g, '');
}

/** The path itself, or the first of 'path-2', 'path-3'… that no page has in any of the languages. */
export function freePath(
  site: Pick<EditedSite, 'pages' | 'pageOf'>,
  wish: string,
  languages: readonly string[],
  except?: number,
): string {
  const isFree = (path: string): boolean =>
    languages.every((language) => pageAt(site, path, language, except) === undefined);
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? '' : `-${count}`;
    const path = wish.slice(0, longestPath - ending.length).replace(/-+$/, '') + ending;
    if (isFree(path)) return path;
  }
}

/** Kinds of page that a site has; a generic page can be there any number of times. */
export function kindsInUse(site: Pick<EditedSite, 'pages' | 'pageOf'>, except?: number): ReadonlySet<string> {
  const keys = site.pages.flatMap((id) => (id === except ? [] : (site.pageOf[id]?.key ?? [])));
  return new Set(keys.filter((key) => key !== 'p-generic'));
}

/** The page to go to when one is deleted: the one before it, or the next if it was the first (specification §4). */
export function pageAfterDeletion(pages: readonly number[], deleted: number): number | undefined {
  const at = pages.indexOf(deleted);
  return at > 0 ? pages[at - 1] : pages[at + 1];
}

const families = [
  ['jobs', ['p-home', 'p-job-list', 'p-job-details', 'p-landing-pages', 'p-manage-job-alert']],
  ['people', ['p-organisation', 'p-candidate-list', 'p-candidate-details']],
  [
    'accounts',
    ['p-login', 'p-register', 'p-password-forgot', 'p-password-change', 'p-account', 'p-products'],
  ],
] as const;
export const pageFamilies = ['jobs', 'people', 'content', 'accounts'] as const;
export type PageFamily = (typeof pageFamilies)[number];

/** Under which head a kind of page is listed. */
export function familyOf(key: string): PageFamily {
  return families.find(([, keys]) => (keys as readonly string[]).includes(key))?.[0] ?? 'content';
}

/** The kinds of page there are, as identifiers, generic first. */
export const kindIdentifiers: readonly string[] = [
  'p-generic',
  ...pageKinds.map(({ identifier }) => identifier).filter((identifier) => identifier !== 'p-generic'),
];
