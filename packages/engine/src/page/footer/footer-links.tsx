import { resolveLinks, type StoredLink } from '../links/resolve-link.ts';
import { useBoard } from '../../board/board-context.ts';
import { classNames } from '@boardwright/ui/class-names';
import { Link } from '@boardwright/ui/link';
import { SettingIcon } from '@boardwright/ui/setting-icon';
import styles from './footer-parts.module.css';

export interface FooterLinksProps {
  readonly links: readonly StoredLink[];
  readonly className?: string | undefined;
}

/** The admin's links, each with its icon; those that lead nowhere on this board are left out. */
export function FooterLinks({ links, className }: FooterLinksProps) {
  const board = useBoard();
  return (
    <ul className={classNames(styles.links, className)}>
      {resolveLinks(links, board).map((link, index) => (
        <li key={index}>
          <Link href={link.href} newTab={link.newTab}>
            <SettingIcon name={link.icon} />
            {link.text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
