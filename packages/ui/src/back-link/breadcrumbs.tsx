import ChevronRight from 'lucide-react/icons/chevron-right';
import { useUiT } from '../use-ui-t.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './back-link.module.css';

export interface Crumb {
  readonly name: string;
  /** Left out on the last: the page itself. */
  readonly href?: string | undefined;
}

/** Where the page lies. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useUiT();
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.name} className={styles.crumb}>
            {index > 0 && <Icon icon={ChevronRight} size="s" />}
            {crumb.href === undefined ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <Link href={crumb.href} className={styles.link}>
                <span>{crumb.name}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
