import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import controls from '../ui/controls.module.css';
import { useListMessages } from './use-list-messages.ts';
import styles from './table.module.css';

interface BulkBarProps {
  /** How many are picked, as a sentence. */
  readonly title: string;
  /** How many are picked, and how many can be sent at once. */
  readonly count?: number;
  readonly most?: number;
  readonly clear: string;
  readonly onClear: () => void;
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** What can be done with all that is picked, over the foot of the list; with too many at once nothing, which it says. */
export function BulkBar({ title, count = 0, most = Infinity, clear, onClear, children }: BulkBarProps) {
  const t = useListMessages();
  return (
    <div className={styles.bulk} role="toolbar" aria-label={title}>
      <b>{title}</b>
      {count > most ? (
        <span role="status">{t('tooManyPicked', { most, over: count - most })}</span>
      ) : (
        children
      )}
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
