import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './row-list.module.css';

interface RowListProps {
  readonly className?: string | undefined;
  /** Each an `<li>`, laid out as its panel wants. */
  readonly children: ReactNode;
}

/** A framed list of what a panel keeps, a line between its rows. */
export function RowList({ className, children }: RowListProps) {
  return <ul className={classNames(styles.rows, className)}>{children}</ul>;
}
