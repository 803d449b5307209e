import { Link } from '../link/link.tsx';
import styles from './tag.module.css';

export interface TagProps {
  readonly children: string;
  /** A tag that leads somewhere: larger, outlined. */
  readonly href?: string | undefined;
}

/** A property of a thing: grey, 24 high, no action. Not a state (Badge), not a choice (Chip). */
export function Tag({ children, href }: TagProps) {
  if (href === undefined) return <span className={styles.tag}>{children}</span>;
  return (
    <Link href={href} className={styles.tagLink}>
      {children}
    </Link>
  );
}
