import type { Board } from '../../board/board-context.ts';
import { pagePath } from '../../board/board-context.ts';
import { linkKind } from '@boardwright/ui/link-kind';
import { socialIcon } from '@boardwright/ui/social-icons';

/** A link as settings keep it (specification §3 'Link item'), in any block. */
export interface StoredLink {
  readonly name: string;
  readonly linkType: 'CUSTOM_LINK' | 'SOCIAL_LINK' | 'APP_LINK' | 'JOB_LINK' | 'DROPDOWN';
  readonly link: string;
  readonly targetBlank: boolean;
  // Not every list of links offers all of these.
  readonly pageId?: string;
  readonly socialType?: string;
  readonly isButton?: boolean;
  readonly buttonType?: 'primary' | 'secondary' | 'plain' | 'info';
  readonly hasIcon?: boolean;
  readonly iconType?: string;
}

/** A link with the text and address it has on this board, in this language. */
export interface ResolvedLink {
  readonly href: string;
  readonly text: string;
  readonly newTab: boolean;
  /** Name of an icon before the text; '' for none. */
  readonly icon: string;
  readonly button?: StoredLink['buttonType'];
}

type LinkBoard = Pick<Board, 'locale' | 'defaultLocale' | 'paths' | 'labels'>;

/**
 * Where a stored link leads on this board, and what it says. A link without a text of its own says the page's label.
 * @returns undefined for a link that leads nowhere: a page the site does not have, no address, one that could run code
 */
export function resolveLink(link: Partial<StoredLink>, board: LinkBoard): ResolvedLink | undefined {
  const href = addressOf(link, board);
  if (!href || linkKind(href) === 'unsafe') return undefined;
  const label = link.linkType === 'APP_LINK' ? board.labels[link.pageId ?? ''] : undefined;
  const social = link.linkType === 'SOCIAL_LINK' ? socialIcon(link.socialType ?? '')?.name : undefined;
  return {
    href,
    text: link.name?.trim() || label || social || href,
    newTab: link.targetBlank ?? false,
    icon: link.hasIcon ? (link.iconType ?? '') : '',
    button: link.isButton ? (link.buttonType ?? 'plain') : undefined,
  };
}

/** The links of a list that lead somewhere, in their order. */
export function resolveLinks(links: readonly Partial<StoredLink>[], board: LinkBoard): ResolvedLink[] {
  return links.flatMap((link) => resolveLink(link, board) ?? []);
}

function addressOf(link: Partial<StoredLink>, board: LinkBoard): string {
  if (link.linkType === 'DROPDOWN') return '';
  if (link.linkType !== 'APP_LINK') return link.link?.trim() ?? '';
  const { pageId = '' } = link;
  // A page without a path in this language is a page the visitor cannot reach.
  return pageId === 'p-home' || board.paths[pageId] ? pagePath(board, pageId) : '';
}
