import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './fold.module.css';

export interface FoldProps {
  /** What pressing it is for. */
  readonly label: string;
  readonly open?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form that is seldom wanted: a press opens it, also without scripts. */
export function Fold({ label, open, className, children }: FoldProps) {
  return (
    <details open={open} className={classNames(styles.fold, className)}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
