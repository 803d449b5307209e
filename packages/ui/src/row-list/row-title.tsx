import type { ReactNode } from 'react';
import styles from './row-list.module.css';

/** What a row is about: words, or a link to its page. */
export function RowTitle({ children }: { readonly children: ReactNode }) {
  return <h3 className={styles.title}>{children}</h3>;
}
