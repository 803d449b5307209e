import { visibleAddress } from '@boardwright/engine/canvas-address';
import { pageHead, shareCard } from '@boardwright/engine/page-head';
import type { EditedPage, EditedSite, Values } from '../page-editing/edited-site.ts';
import { editedContent, type KindOfBlock } from './edited-content.ts';
import type { SiteContent } from './site-content.ts';
import { siteBoard, type SiteBoard } from './site-board.ts';
import { pageSettingsOf } from '../model/page-settings.ts';
import { textOf } from '../model/text-of.ts';

/** A block of a page in one language. */
export interface FoundBlock {
  /** The key of its kind. */
  readonly key: string;
  /** What it is set to; what is left out is as its schema has it. */
  readonly settings: Values;
  /** CSS of this block alone. */
  readonly styles: string;
}

/** A page in one language, as plain data: a server may send it to a browser as it is. */
export interface FoundPage {
  /** The site as blocks ask for it: language, addresses of the other pages, name, logo. */
  readonly board: SiteBoard;
  /** For the document's `<title>`; the name of the site where the page has none. */
  readonly title: string;
  /** For search engines; '' where the page has none. */
  readonly description: string;
  /** Address of the picture on the card of a shared link, the site's where the page has none; '' without one. */
  readonly image: string;
  /** Search engines are to leave it out: `<meta name="robots" content="noindex">`. */
  readonly isLeftOut: boolean;
  /** From top to bottom, without those of a kind that is not among `blocks`. */
  readonly blocks: readonly FoundBlock[];
}

/**
 * The page that visitors of a site see at an address: what `createPage` renders. Needs no React.
 * @param site as `saveToContent` keeps it
 * @param path of an address, as '/about' or '/nl/over': the site's default language stands there without a prefix
 * @param blocks of the application, or their schemas alone
 * @returns undefined where there is no page, and for a site that is a draft
 * @throws SiteContentError where the site cannot be read
 */
export function findPage(
  site: SiteContent,
  path: string,
  blocks: readonly KindOfBlock[],
): FoundPage | undefined {
  if (site.status === 'draft') return undefined;
  const edited = editedContent(site, blocks);
  const wanted = plainPath(path);
  for (const locale of edited.languages)
    for (const id of edited.pages) {
      const page = edited.pageOf[id];
      const place = { locale, defaultLocale: edited.defaultLanguage };
      if (page && isThere(page, locale) && visibleAddress(page, place) === wanted)
        return foundPage(edited, page, locale);
    }
  return undefined;
}

/** Without the slashes around it, and whatever is asked for on it. */
function plainPath(path: string): string {
  const [address = ''] = path.split(/[?#]/, 1);
  return `/${address.split('/').filter(Boolean).join('/')}`;
}

const isThere = ({ key, path }: EditedPage, locale: string): boolean =>
  key === 'p-home' || path[locale] !== undefined;

function foundPage(site: EditedSite, page: EditedPage, locale: string): FoundPage {
  const row = locale.toUpperCase();
  const board = siteBoard(site, page, locale);
  const head = pageHead(pageSettingsOf(page.texts[row]?.values), board.siteName);
  const { title, description, image } = shareCard(head, textOf(site.settings['seo_image']));
  return {
    board,
    title,
    description,
    image,
    isLeftOut: head.robots !== undefined,
    blocks: page.blocks.flatMap((id) => {
      const block = site.blockOf[id];
      if (!block || !site.schemaOf(block.key)) return [];
      const { key, customStyles: styles } = block;
      return [{ key, settings: block.settings[row]?.values ?? {}, styles }];
    }),
  };
}
