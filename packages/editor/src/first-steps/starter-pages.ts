import { defaultPath, pageKinds } from '@boardwright/blocks-schema';
import type { Command } from '../page-editing/command.ts';
import type { EditedPage, EditedSite } from '../page-editing/edited-site.ts';

/** Kinds of pages a board begins with, by whom they are for; the first of each are chosen beforehand. */
export const starterPages = {
  everybody: ['p-home', 'p-about', 'p-not-found-error', 'p-terms-and-conditions', 'p-privacy'],
  candidates: [
    'p-job-list',
    'p-job-details',
    'p-login',
    'p-register',
    'p-password-forgot',
    'p-password-change',
    'p-account',
    'p-manage-job-alert',
    'p-landing-pages',
  ],
  employers: ['p-products', 'p-organisation', 'p-candidate-list', 'p-candidate-details'],
  news: ['p-news-list', 'p-cms-article'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type StarterGroup = keyof typeof starterPages;
export const starterGroups = Object.keys(starterPages) as readonly StarterGroup[];

/** Without these a board has no way in, or no jobs. */
const needed = ['p-home', 'p-job-list', 'p-job-details'] as const;

type Pages = Pick<EditedSite, 'pages' | 'pageOf'>;

export function kindsOn({ pages, pageOf }: Pages): ReadonlySet<string> {
  return new Set(pages.flatMap((id) => pageOf[id]?.key ?? []));
}

/** What a board cannot go live without, and has not got. */
export function neededPages(site: Pages): readonly string[] {
  const kinds = kindsOn(site);
  return needed.filter((kind) => !kinds.has(kind));
}

/** What is chosen to begin with: all a board of jobs needs, but not yet news and landing pages. */
export function chosenAtFirst(site: Pages): ReadonlySet<string> {
  const kinds = kindsOn(site);
  const wanted = [...starterPages.everybody, ...starterPages.candidates, ...starterPages.employers];
  return new Set(wanted.filter((kind) => !kinds.has(kind) && kind !== 'p-landing-pages'));
}

interface Making {
  readonly newId: () => number;
  readonly newUid: () => string;
  /** What a kind is called in a language of the site. */
  readonly nameOf: (kind: string, locale: string) => string;
}

/** Makes pages with their default paths; those whose kind or path is taken are left out. In the order of the kinds. */
export function pageCommands(
  site: Pick<EditedSite, 'pages' | 'pageOf' | 'languages'>,
  chosen: ReadonlySet<string>,
  { newId, newUid, nameOf }: Making,
): readonly Command[] {
  const kinds = kindsOn(site);
  const taken = new Set(
    site.pages.flatMap((id) => Object.entries(site.pageOf[id]?.path ?? {}).map((entry) => entry.join(' '))),
  );
  const pages = pageKinds.flatMap(({ identifier: key }): readonly EditedPage[] => {
    if (!chosen.has(key) || kinds.has(key)) return [];
    const path = Object.fromEntries(site.languages.map((locale) => [locale, defaultPath(key, locale, 0)]));
    if (Object.entries(path).some((entry) => taken.has(entry.join(' ')))) return [];
    for (const entry of Object.entries(path)) taken.add(entry.join(' '));
    const rows = site.languages.map((locale) => {
      const name = nameOf(key, locale);
      const values = { page_label: name, page_title: name, page_description: '' };
      return [locale.toUpperCase(), { id: undefined, revision: 0, values }] as const;
    });
    return [{ id: newId(), key, revision: 0, path, texts: Object.fromEntries(rows), blocks: [] }];
  });
  return pages.map((page, at) => ({
    type: 'addPage',
    uid: newUid(),
    index: site.pages.length + at,
    page,
  }));
}
