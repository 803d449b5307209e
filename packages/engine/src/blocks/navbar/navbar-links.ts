import type { navbar, SettingsOf } from '@boardwright/blocks-schema';
import { resolveLink, resolveLinks, type ResolvedLink } from '../../page/links/resolve-link.ts';
import type { Board } from '../../board/board-context.ts';

type Settings = SettingsOf<typeof navbar>;

/** A word of the menu: a link, or a list of links that opens. */
export type MenuItem =
  | { readonly type: 'link'; readonly link: ResolvedLink }
  | {
      readonly type: 'list';
      readonly text: string;
      readonly icon: string;
      readonly links: readonly ResolvedLink[];
    };

export interface NavbarLinks {
  readonly menu: readonly MenuItem[];
  readonly buttons: readonly ResolvedLink[];
}

/** The links of who is looking (specification §2 'links per visitor type'), without those that lead nowhere. */
export function navbarLinks(settings: Settings, board: Board): NavbarLinks {
  const stored = {
    guest: settings.guestLinks,
    candidate: settings.candidateLinks,
    employer: settings.employerLinks,
  }[board.visitor];
  const menu: MenuItem[] = [];
  const buttons: ResolvedLink[] = [];
  for (const item of stored) {
    if (item.linkType === 'DROPDOWN' || item.children.length > 0) {
      const links = resolveLinks(item.children, board);
      if (links.length > 0)
        menu.push({ type: 'list', text: item.name, icon: item.hasIcon ? item.iconType : '', links });
      continue;
    }
    const link = resolveLink(item, board);
    if (link?.button) buttons.push(link);
    else if (link) menu.push({ type: 'link', link });
  }
  return { menu, buttons };
}

/** True for the page now shown: its own address, whatever is searched for on it. */
export function isCurrent(href: string, board: Pick<Board, 'path'>): boolean {
  return href.split(/[?#]/, 1)[0] === board.path && !/[?#]/.test(href);
}

/** From which width the whole menu fits on one line: 992, 1200, or never. */
export type MenuSpace = 'desktop' | 'wide' | 'never';

// Measured in Montserrat, the widest of the site's fonts: pixels per letter of a link, a button, the brand.
const linkLetter = 8.7;
const buttonLetter = 8;
const brandLetter = 13;
// What stands around the words: paddings and gaps of each.
const aroundButton = 42;
const aroundIcon = 24;
const aroundMark = 44;
const aroundLanguages = 76;
const aroundLink = 28;
/** Links stand so much closer below 1200 px. */
const closer = 8;
/**
 * Pixels between the gutters of a window 992 and 1200 wide, less the two gaps beside the menu and a scroll bar; the last link has
 * no gap behind it.
 */
const desktopWidth = 938 - 32 - 15 + 4;
const wideWidth = 1139 - 64 - 15 + 4;

/**
 * Where the menu folds into a button is known before it is drawn, so that nothing moves once it is: labels are the
 * admin's and differ per language.
 */
export function menuSpace(
  { menu, buttons }: NavbarLinks,
  siteName: string,
  withLanguages: boolean,
): MenuSpace {
  let width =
    aroundMark +
    siteName.length * brandLetter +
    menu.length * aroundLink +
    (withLanguages ? aroundLanguages : 0);
  for (const item of menu) {
    const { text, icon } = item.type === 'link' ? item.link : item;
    width += text.length * linkLetter + (Number(!!icon) + Number(item.type === 'list')) * aroundIcon;
  }
  for (const { text, icon } of buttons)
    width += text.length * buttonLetter + aroundButton + Number(!!icon) * aroundIcon;
  if (width - menu.length * closer <= desktopWidth) return 'desktop';
  return width <= wideWidth ? 'wide' : 'never';
}
