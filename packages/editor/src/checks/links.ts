import { reservedFor } from '@boardwright/blocks-schema';
import type { EditedSite } from '../page-editing/edited-site.ts';
import { resolvePage } from '@boardwright/engine/resolve-page';
import { linkKind } from '@boardwright/ui/link-kind';

/** Where links of a site can lead. */
export interface Destinations {
  /** Page kinds and numbers, as settings name pages. */
  readonly pages: ReadonlySet<string>;
  /** @param path with its language's prefix, without query */
  readonly exists: (path: string) => boolean;
  /** @param path as above; empty for the page the link is on */
  readonly hasAnchor: (path: string, anchor: string) => boolean;
}

/** The names on a page that links can lead to. */
export type AnchorsOf = (page: number) => ReadonlySet<string>;

/** Every page has it: its main part, which the link to skip the navigation leads to. */
const always: ReadonlySet<string> = new Set(['main', 'top', '']);

/** Addresses that are no pages of the site, and exist all the same (specification §2 'Client routes'). */
const isFixed = (path: string): boolean =>
  reservedFor(path.slice(1)) !== undefined || /^\/(?:sitemap[^/]*\.xml|robots\.txt)$/.test(path);

export function destinationsOf(
  site: Pick<EditedSite, 'pages' | 'pageOf' | 'defaultLanguage' | 'languages'>,
  anchorsOf: AnchorsOf,
  here: number,
): Destinations {
  const pages = site.pages.flatMap((id) => site.pageOf[id] ?? []);
  const resolved = (path: string) => resolvePage(path, { pages }, site.defaultLanguage, site.languages);
  return {
    pages: new Set(pages.flatMap(({ id, key }) => [key, String(id)])),
    exists: (path) => isFixed(path) || resolved(path).type === 'page',
    hasAnchor(path, anchor) {
      if (always.has(anchor)) return true;
      if (path === '') return anchorsOf(here).has(anchor);
      const found = resolved(path);
      return found.type !== 'page' || anchorsOf(found.page.id).has(anchor);
    },
  };
}

/** What is wrong with an address; undefined for one that leads somewhere, as far as can be known. */
export function addressProblem(
  address: string,
  { exists, hasAnchor }: Destinations,
): 'emptyLink' | 'brokenLink' | 'deadFragment' | undefined {
  const href = address.trim();
  if (href === '' || href === '#') return 'emptyLink';
  // A variable is filled in when the page is drawn.
  if (href.includes('{{')) return undefined;
  const kind = linkKind(href);
  if (kind === 'unsafe') return 'brokenLink';
  const [before = '', fragment = ''] = href.split('#', 2);
  const [path = ''] = before.split('?');
  const isHere = path === '';
  if (!isHere && kind !== 'page') return undefined;
  const whole = isHere || path.startsWith('/') ? path : `/${path}`;
  if (!isHere && !exists(whole)) return 'brokenLink';
  return hasAnchor(whole, fragment) ? undefined : 'deadFragment';
}
