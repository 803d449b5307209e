import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './empty-list.module.css';

interface EmptyListProps {
  readonly sign: LucideIcon;
  readonly title: string;
  readonly text: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** What a list is for and how something comes into it, where there is nothing yet. */
export function EmptyList({ sign: Sign, title, text, children }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <Sign size={28} strokeWidth={1.5} aria-hidden />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
