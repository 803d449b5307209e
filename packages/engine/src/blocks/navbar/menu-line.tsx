import ChevronDown from 'lucide-react/icons/chevron-down';
import { useBoard } from '../../board/board-context.ts';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import { SettingIcon } from '@boardwright/ui/setting-icon';
import { isCurrent, type MenuItem } from './navbar-links.ts';
import styles from './menu-line.module.css';

interface MenuLineProps {
  readonly items: readonly MenuItem[];
  readonly label: string;
}

/** The menu of a wide window: words on one line, lists open below theirs. */
export function MenuLine({ items, label }: MenuLineProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.line}>
        {items.map((item, index) => (
          <li key={index}>{item.type === 'link' ? <MenuLink {...item} /> : <MenuList {...item} />}</li>
        ))}
      </ul>
    </nav>
  );
}

function MenuLink({ link }: Extract<MenuItem, { type: 'link' }>) {
  const board = useBoard();
  return (
    <Link
      href={link.href}
      newTab={link.newTab}
      className={styles.link}
      aria-current={isCurrent(link.href, board) ? 'page' : undefined}
    >
      <SettingIcon name={link.icon} />
      {link.text}
    </Link>
  );
}

function MenuList({ text, icon, links }: Extract<MenuItem, { type: 'list' }>) {
  const board = useBoard();
  const current = links.some(({ href }) => isCurrent(href, board));
  return (
    <details className={styles.list} name="navbar-list">
      <summary className={styles.link} data-current={current || undefined}>
        <SettingIcon name={icon} />
        {text}
        <Icon icon={ChevronDown} size="s" className={styles.arrow} />
      </summary>
      <ul className={styles.panel}>
        {links.map((link, index) => (
          <li key={index}>
            <Link
              href={link.href}
              newTab={link.newTab}
              aria-current={isCurrent(link.href, board) ? 'page' : undefined}
            >
              <SettingIcon name={link.icon} />
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
