import { useId } from 'react';
import controls from '../ui/controls.module.css';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import styles from './ask-removal.module.css';

interface AskRemovalProps {
  readonly title: string;
  /** What goes with it, a line each. */
  readonly lines: readonly string[];
  readonly keep: string;
  readonly remove: string;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** Asks before something goes that visitors and search engines know, and says what goes with it. */
export function AskRemoval({ title, lines, keep, remove, onClose, onRemove }: AskRemovalProps) {
  const titleId = useId();
  return (
    <DialogFrame titleId={titleId} width="narrow" onEscape={onClose}>
      <div className={styles.body}>
        <h2 id={titleId}>{title}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <footer className={styles.foot}>
        <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onClose}>
          {keep}
        </button>
        <button type="button" className={`${controls.button} ${controls.primary}`} onClick={onRemove}>
          {remove}
        </button>
      </footer>
    </DialogFrame>
  );
}
