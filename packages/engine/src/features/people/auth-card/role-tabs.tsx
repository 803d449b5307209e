import { Link } from '@boardwright/ui/link';
import styles from './auth-card.module.css';

export interface RoleTab {
  readonly role: 'candidate' | 'employer';
  readonly name: string;
  readonly href: string;
}

interface RoleTabsProps {
  readonly tabs: readonly RoleTab[];
  readonly current: RoleTab['role'];
  readonly label: string;
}

/** Who one is, where one form serves both: links, so that it works without scripts. */
export function RoleTabs({ tabs, current, label }: RoleTabsProps) {
  if (tabs.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={label} data-visitor={current}>
      {tabs.map(({ role, name, href }) => (
        <Link key={role} href={href} storeScroll aria-current={role === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
