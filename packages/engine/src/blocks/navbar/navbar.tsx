import type { navbar, SettingsOf } from '@boardwright/blocks-schema';
import { useRef } from 'react';
import type { BlockProps } from '../../board/define-block.ts';
import { useBoard } from '../../board/board-context.ts';
import { Brand } from '../../page/brand/brand.tsx';
import { classNames } from '@boardwright/ui/class-names';
import { LinkButton } from '@boardwright/ui/link-button';
import { SettingIcon } from '@boardwright/ui/setting-icon';
import { LanguageSwitcher } from '../../page/language-switcher/language-switcher.tsx';
import { MenuLine } from './menu-line.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { menuSpace, navbarLinks } from './navbar-links.ts';
import styles from './navbar.module.css';
import { useClosingMenus } from './use-closing-menus.ts';
import type { NavbarKey } from './navbar.messages.ts';

/** Logo, links of the visitor, languages (specification §2 'Navbar and footer'). */
export function Navbar({ settings, t }: BlockProps<SettingsOf<typeof navbar>, undefined, NavbarKey>) {
  const board = useBoard();
  const ref = useRef<HTMLElement>(null);
  useClosingMenus(ref, board.path + board.search);
  const links = navbarLinks(settings, board);
  const languages = settings.showLangSwitcher && board.locales.length > 1;
  const space = menuSpace(links, board.siteName, languages);
  const folds = links.menu.length + links.buttons.length > 0 || languages;
  return (
    <header ref={ref} className={classNames(styles.navbar, styles[space], settings.fixed && styles.fixed)}>
      <div className={classNames('container', styles.row)}>
        <Brand logo={settings.logo} logoHeight={settings.logoHeight} showName={settings.showName} />
        {links.menu.length > 0 && <MenuLine items={links.menu} label={t('main')} />}
        <div className={styles.actions}>
          {languages && <LanguageSwitcher className={styles.languages} />}
          {links.buttons.map((link, index) => (
            <LinkButton
              key={index}
              href={link.href}
              newTab={link.newTab}
              variant={link.button}
              size="small"
              className={styles.button}
            >
              <SettingIcon name={link.icon} />
              {link.text}
            </LinkButton>
          ))}
        </div>
        {folds && <MenuSheet {...links} languages={languages} label={t('menu')} />}
      </div>
    </header>
  );
}
