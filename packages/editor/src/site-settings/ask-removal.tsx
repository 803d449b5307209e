import { useEffect, useId, useRef } from 'react';
import controls from '../ui/controls.module.css';
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
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Closing gives the focus back to where it was.
    return () => opened?.close();
  }, []);
  function away(): void {
    // Closed first: the focus goes back, and from there to what stays.
    dialog.current?.close();
    onRemove();
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      // Called late: by then it may have been opened anew.
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <footer>
        <button
          type="button"
          className={`${controls.button} ${controls.secondary}`}
          onClick={() => dialog.current?.close()}
        >
          {keep}
        </button>
        <button type="button" className={`${controls.button} ${controls.primary}`} onClick={away}>
          {remove}
        </button>
      </footer>
    </dialog>
  );
}
