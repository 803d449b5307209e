import ArrowRight from 'lucide-react/icons/arrow-right';
import { Icon } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './section-head.module.css';

/** 'Alle 1.348 vacatures →': on to the rest. */
export function MoreLink({ children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={styles.more}>
      <span>{children}</span>
      <Icon icon={ArrowRight} />
    </Link>
  );
}
