import type { Site } from '@boardwright/api-client/contract';
import { keptFor } from '@boardwright/blocks-schema';
import type { EditedSite } from '../../machines/page-editing/edited-site.ts';
import { resolvePage } from '../../pages/resolve-page.ts';
import { linkKind } from '../../ui/link/link-kind.ts';

/** Where links of a site can lead. */
export interface Destinations {
  /** Page kinds and numbers, as settings name pages. */
  readonly pages: ReadonlySet<string>;
  /** @param path with its language's prefix, without query */
  readonly exists: (path: string) => boolean;
}

/** Addresses that are no pages of the site, and exist all the same (specification §2 'Client routes'). */
const isFixed = (path: string): boolean =>
  keptFor(path.slice(1)) !== undefined || /^\/(?:sitemap[^/]*\.xml|robots\.txt)$/.test(path);

export function destinationsOf(
  site: Pick<EditedSite, 'pages' | 'pageOf' | 'defaultLanguage' | 'languages'>,
): Destinations {
  const pages = site.pages.flatMap((id) => site.pageOf[id] ?? []);
  // Of a page, only its kind and its paths decide where an address leads.
  const known = { pages: pages as unknown as Site['pages'] };
  return {
    pages: new Set(pages.flatMap(({ id, key }) => [key, String(id)])),
    exists: (path) =>
      isFixed(path) || resolvePage(path, known, site.defaultLanguage, site.languages).type === 'page',
  };
}

/** What is wrong with an address; undefined for one that leads somewhere, as far as can be known. */
export function addressProblem(
  address: string,
  { exists }: Destinations,
): 'emptyLink' | 'brokenLink' | undefined {
  const href = address.trim();
  if (href === '' || href === '#') return 'emptyLink';
  // A variable is filled in when the page is drawn.
  if (href.includes('{{')) return undefined;
  const kind = linkKind(href);
  if (kind === 'unsafe') return 'brokenLink';
  if (kind !== 'page' || href.startsWith('?')) return undefined;
  const [path = ''] = href.split(/[?#]/);
  return exists(path.startsWith('/') ? path : `/${path}`) ? undefined : 'brokenLink';
}
