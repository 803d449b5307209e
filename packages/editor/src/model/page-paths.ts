import { freePath, longestPath, pageKinds, pathProblem } from '@boardwright/blocks-schema';
import type { EditedPage, EditedSite } from '../page-editing/edited-site.ts';

type Pages = Pick<EditedSite, 'pages' | 'pageOf' | 'languages'>;

/** A page whose path is asked about; one that is not made yet has no number. */
export interface PathOwner {
  readonly id: number | undefined;
  readonly key: string;
}

/** What is wrong with a page's path in a language, and the page that is in the way. */
export function pagePathProblem(
  { pages, pageOf, languages }: Pages,
  { id, key }: PathOwner,
  path: string,
  language: string,
): ReturnType<typeof pathProblem<EditedPage>> {
  const others = pages.flatMap((one) => (one === id ? [] : (pageOf[one] ?? [])));
  return pathProblem(path, key, language, { languages, others });
}

/** What stands before a path in a language: the default language has no prefix. */
export function languagePrefix(site: Pick<EditedSite, 'defaultLanguage'>, language: string): string {
  return language === site.defaultLanguage ? '' : `${language}/`;
}

/** A name as a path: 'Über ons!' → 'uber-ons'. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestPath)
    .replaceAll(/^-+|(?<!-)-+$/g, '');
}

/** The path itself, or the first like it that the page can have in all of the languages. */
export function freePathIn(
  site: Pages,
  owner: PathOwner,
  wanted: string,
  languages: readonly string[],
): string {
  return freePath(wanted, (path) =>
    languages.every((language) => pagePathProblem(site, owner, path, language) === undefined),
  );
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
