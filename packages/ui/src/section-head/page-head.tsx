import type { ReactNode } from 'react';
import styles from './page-head.module.css';

export interface PageHeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Tools at the end of the line: 40 high. */
  readonly tools?: ReactNode;
  /** Below: chips, tabs. */
  readonly children?: ReactNode;
}

/** The head of a list or a plain page: the one h1, its tools, its choices. */
export function PageHead({ title, lead, tools, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      {children}
    </header>
  );
}
