import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './panel.module.css';

export interface PanelProps {
  readonly title?: ReactNode;
  readonly titleId?: string;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  /** `tint` for the one panel that asks for something. Never nest bordered panels. */
  readonly tone?: 'plain' | 'tint';
  readonly level?: 2 | 3;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A bordered surface, radius 12, padding 24. With a title it is a section of its own. */
export function Panel({ title, titleId, aside, tone = 'plain', level = 2, className, children }: PanelProps) {
  const Title = `h${level}` as const;
  const Element = title ? 'section' : 'div';
  return (
    <Element
      className={classNames(styles.panel, tone === 'tint' && styles.tint, className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <header className={styles.head}>
          <Title id={titleId}>{title}</Title>
          {aside}
        </header>
      )}
      {children}
    </Element>
  );
}
