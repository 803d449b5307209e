import type { ReactNode } from 'react';
import styles from './section-head.module.css';

export interface SectionHeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** At the end of the line: a MoreLink, tabs, tools. */
  readonly aside?: ReactNode;
  /** 2 for a block of a page; 1 when the block is the page. */
  readonly level?: 1 | 2 | 3;
  /** For `aria-labelledby` of the section. */
  readonly id?: string | undefined;
}

/** The title over a block, 32 px above its content. */
export function SectionHead({ title, lead, aside, level = 2, id }: SectionHeadProps) {
  const Title = `h${level}` as const;
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <Title id={id}>{title}</Title>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside}
    </header>
  );
}
