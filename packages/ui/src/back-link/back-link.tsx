import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './back-link.module.css';

/** '← Terug naar 123 vacatures', above the title of a page that a list led to. */
export function BackLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <p className={styles.crumbs}>
      <Link href={href} className={styles.link}>
        <Icon icon={ArrowLeft} />
        <span>{children}</span>
      </Link>
    </p>
  );
}
