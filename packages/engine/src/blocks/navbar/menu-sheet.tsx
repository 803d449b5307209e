import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useBoard } from '../../board/board-context.ts';
import { classNames } from '@boardwright/ui/class-names';
import { Icon } from '@boardwright/ui/icon';
import { iconButtonClass } from '@boardwright/ui/icon-button';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import { SettingIcon } from '@boardwright/ui/setting-icon';
import { LanguageSwitcher } from '../../page/language-switcher/language-switcher.tsx';
import type { ResolvedLink } from '../../page/links/resolve-link.ts';
import { isCurrent, type MenuItem, type NavbarLinks } from './navbar-links.ts';
import styles from './menu-sheet.module.css';

interface MenuSheetProps extends NavbarLinks {
  readonly languages: boolean;
  readonly label: string;
}

/** The menu of a narrow window: a `details`, so it opens without scripts. */
export function MenuSheet({ menu, buttons, languages, label }: MenuSheetProps) {
  return (
    <details className={styles.menu}>
      <summary className={classNames(iconButtonClass, styles.opener)} aria-label={label}>
        <Icon icon={Menu} className={styles.closed} />
        <Icon icon={X} className={styles.opened} />
      </summary>
      <nav className={styles.sheet} aria-label={label}>
        {menu.length > 0 && (
          <ul className={styles.rows}>
            {menu.map((item, index) => (
              <li key={index}>
                {item.type === 'link' ? <SheetLink link={item.link} /> : <SheetList {...item} />}
              </li>
            ))}
          </ul>
        )}
        {languages && <LanguageSwitcher layout="row" className={styles.languages} />}
        {buttons.length > 0 && (
          <div className={styles.actions}>
            {buttons.map((link, index) => (
              <LinkButton key={index} href={link.href} newTab={link.newTab} variant={link.button}>
                <SettingIcon name={link.icon} />
                {link.text}
              </LinkButton>
            ))}
          </div>
        )}
      </nav>
    </details>
  );
}

function SheetLink({ link }: { readonly link: ResolvedLink }) {
  const board = useBoard();
  return (
    <Link
      href={link.href}
      newTab={link.newTab}
      className={styles.row}
      aria-current={isCurrent(link.href, board) ? 'page' : undefined}
    >
      <MenuText icon={link.icon} text={link.text} />
      <Icon icon={ChevronRight} className={styles.arrow} />
    </Link>
  );
}

function SheetList({ text, icon, links }: Omit<Extract<MenuItem, { type: 'list' }>, 'type'>) {
  return (
    <details className={styles.list}>
      <summary className={styles.row}>
        <MenuText icon={icon} text={text} />
        <Icon icon={ChevronDown} className={styles.arrow} />
      </summary>
      <ul className={classNames(styles.rows, styles.inner)}>
        {links.map((link, index) => (
          <li key={index}>
            <SheetLink link={link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuText({ icon, text }: { readonly icon: string; readonly text: string }) {
  if (!icon) return text;
  return (
    <span className={styles.words}>
      <SettingIcon name={icon} />
      {text}
    </span>
  );
}
