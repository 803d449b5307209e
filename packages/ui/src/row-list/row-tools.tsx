import type { ReactNode } from 'react';
import styles from './row-list.module.css';

/** What can be done with a row: links and forms of one button, each with room for a finger. */
export function RowTools({ children }: { readonly children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}
