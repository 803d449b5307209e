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
const letters = { link: 8.7, button: 8, brand: 13 } as const;
// What stands around the words: paddings and gaps of each.
const around = { button: 42, icon: 24, mark: 44, languages: 76 } as const;
/** The paddings of a link, which stands closer to the next one below 1200 px; and the gap between two. */
const aroundLink = { desktop: 16, wide: 24 } as const;
const gap = 4;

/** Of a window with a scroll bar beside its page. */
const scrollBar = 15;
/** Pixels between the gutters of a window 992 and 1200 wide, less the two gaps beside the menu. */
const widths = { desktop: 938 - 32 - scrollBar, wide: 1139 - 64 - scrollBar } as const;

/**
 * Where the menu folds into a button is known before it is drawn, so that nothing moves once it is: labels are the
 * admin's and differ per language.
 */
export function menuSpace(links: NavbarLinks, siteName: string, withLanguages: boolean): MenuSpace {
  const items = links.menu.reduce((sum, item) => {
    const { text, icon } = item.type === 'link' ? item.link : item;
    const icons = Number(icon !== '') + Number(item.type === 'list');
    return sum + text.length * letters.link + icons * around.icon;
  }, 0);
  const buttons = links.buttons.reduce(
    (sum, { text, icon }) => sum + text.length * letters.button + around.button + (icon ? around.icon : 0),
    0,
  );
  const brand = around.mark + siteName.length * letters.brand;
  const width = brand + items + buttons + (withLanguages ? around.languages : 0);
  const fits = (space: keyof typeof widths) =>
    width + links.menu.length * (aroundLink[space] + gap) - gap <= widths[space];
  return fits('desktop') ? 'desktop' : fits('wide') ? 'wide' : 'never';
}
