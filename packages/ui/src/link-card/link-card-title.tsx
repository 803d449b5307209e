import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import styles from './link-card.module.css';

export interface LinkCardTitleProps {
  readonly level: 2 | 3;
  /** Without one the title is words only. */
  readonly href: string | undefined;
  readonly newTab?: boolean;
  readonly className?: string | undefined;
  /** Behind the words, in the link: a mark. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** The heading of a LinkCard: its link covers the card, and is marked where the pointer or the focus is. */
export function LinkCardTitle({ level, href, newTab, className, after, children }: LinkCardTitleProps) {
  const Title = `h${level}` as const;
  const text = after ? <span className={styles.words}>{children}</span> : children;
  return (
    <Title className={className}>
      {href === undefined ? (
        children
      ) : (
        <Link href={href} newTab={newTab} className={classNames(styles.link, !after && styles.words)}>
          {text}
          {after}
        </Link>
      )}
    </Title>
  );
}
