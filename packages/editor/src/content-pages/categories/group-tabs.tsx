import type { AdminSegmentGroup } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import { useInSight } from '../../ui/use-in-sight.ts';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { nameOf } from './category-names.ts';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';
import styles from './categories.module.css';

interface GroupTabsProps {
  readonly groups: readonly AdminSegmentGroup[];
  readonly current: AdminSegmentGroup;
}

/** Every group with how many are offered of it, and last what is archived of the one that is shown. */
export function GroupTabs({ groups, current }: GroupTabsProps) {
  const t = useContentMessages();
  const { own } = useSiteLanguages();
  const { isArchived, changed } = useContentAddress();
  const whole = { status: undefined, open: undefined, find: undefined };
  return (
    <nav className={styles.tabs} aria-label={t('category.groups')}>
      <ul>
        {groups.map((group) => (
          <Tab
            key={group.id}
            to={changed({ ...whole, group: group.key })}
            isCurrent={group.id === current.id && !isArchived}
            name={nameOf(group.name, own) || group.key}
            total={group.total}
          />
        ))}
        <Tab
          to={changed({ ...whole, group: current.key, status: 'archived' })}
          isCurrent={isArchived}
          name={t('category.archivedOnes')}
          total={current.archived}
        />
      </ul>
    </nav>
  );
}

interface TabProps {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly name: string;
  readonly total: number;
}

function Tab({ to, isCurrent, name, total }: TabProps) {
  const tab = useInSight<HTMLAnchorElement>(isCurrent);
  return (
    <li>
      <Link ref={tab} to={to} aria-current={isCurrent ? 'page' : undefined}>
        {name} <span>{total}</span>
      </Link>
    </li>
  );
}
