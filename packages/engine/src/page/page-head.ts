import type { PageSettings } from '@boardwright/blocks-schema';
import { pageTitle } from './document-title.ts';

/** What a page's own settings put into the head of its document, before any of its blocks is asked. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Address of the picture on its card. */
  readonly image?: string;
  readonly robots?: string;
}

/** The head of a page by its own settings alone. */
export function pageHead(settings: Partial<PageSettings>, siteName: string): PageHead {
  const { page_title, page_label, page_description, page_image, page_noindex } = settings;
  return {
    title: pageTitle(page_title, page_label, siteName),
    ...(page_description && { description: page_description }),
    ...(page_image && { image: page_image }),
    ...(page_noindex && { robots: leftOut }),
  };
}

/** What search engines are asked of a page that they are to leave out. */
const leftOut = 'noindex';

/** A head with what blocks say in place of the page's own. Whether search engines may list a page, blocks only narrow. */
export function headWith<Head extends object>(own: PageHead, ofBlocks: readonly Head[]): PageHead & Head {
  const head = Object.assign({}, own, ...ofBlocks) as PageHead & Head;
  return own.robots ? { ...head, robots: own.robots } : head;
}

/** A page as networks draw it where somebody shares its address. */
export interface ShareCard {
  readonly title: string;
  readonly description: string;
  /** As the head or the site has it; '' without one. */
  readonly image: string;
  /** By the names that networks have for them: with a large picture above the words, or words alone. */
  readonly kind: 'summary_large_image' | 'summary';
}

/** @param siteImage the picture of pages that have none */
export function shareCard(
  { title, description = '', image }: Pick<PageHead, 'title' | 'description' | 'image'>,
  siteImage: string,
): ShareCard {
  const picture = image || siteImage;
  return { title, description, image: picture, kind: picture ? 'summary_large_image' : 'summary' };
}
