import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import controls from '../ui/controls.module.css';
import styles from './table.module.css';

interface BulkBarProps {
  /** How many are picked, as a sentence. */
  readonly title: string;
  readonly clear: string;
  readonly onClear: () => void;
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** What can be done with all that is picked, over the foot of the list. */
export function BulkBar({ title, clear, onClear, children }: BulkBarProps) {
  return (
    <div className={styles.bulk} role="toolbar" aria-label={title}>
      <b>{title}</b>
      {children}
      <button
        type="button"
        className={`${controls.iconButton} ${styles.clear}`}
        aria-label={clear}
        title={clear}
        onClick={onClear}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
