import { X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { useActs } from './acts.tsx';
import controls from './controls.module.css';
import { DialogFrame } from './dialog-frame.tsx';
import styles from './modal.module.css';

interface ModalProps {
  readonly title: string;
  readonly intro?: string | undefined;
  readonly width: 'narrow' | 'wide' | 'page';
  readonly tone?: 'shared';
  /** Something was filled in: closing asks first (specification §2 'Modals ask to confirm closing'). */
  readonly isDirty?: boolean;
  /** Selects where one begins, where that is not the first field. */
  readonly first?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons below; they get a function that closes without asking. */
  readonly foot: ReactNode;
}

/** Where one begins: the first field, not the cross. */
export const firstField =
  'input:is([type=text], :not([type]), :checked:not([type=checkbox])), select, textarea';

/** A dialog over the editor: Escape and the cross close it, and the focus goes back to where it was. */
export function Modal(props: ModalProps) {
  const { title, intro, width, tone, isDirty = false, onClose, children, foot } = props;
  const t = useEditorT();
  const id = useId();
  const [asking, setAsking] = useState(false);
  // Who only looks has no field in it to go to; the keyboard must scroll it all the same.
  const tabIndex = useActs() ? undefined : 0;
  const close = (): void => (isDirty ? setAsking(true) : onClose());
  return (
    <DialogFrame titleId={id} width={width} tone={tone} first={props.first ?? firstField} onEscape={close}>
      <header className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {intro === undefined ? null : <p>{intro}</p>}
        </div>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={t('blockActions.shared.close')}
          title={t('blockActions.shared.close')}
          onClick={close}
        >
          <X size={16} aria-hidden />
        </button>
      </header>
      <div className={styles.body} tabIndex={tabIndex}>
        {children}
      </div>
      {asking ? (
        <div className={styles.foot} role="alert">
          <span className={styles.note}>{t('pages.leave')}</span>
          <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onClose}>
            {t('pages.throwAway')}
          </button>
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            onClick={() => setAsking(false)}
          >
            {t('pages.goOn')}
          </button>
        </div>
      ) : (
        <div className={styles.foot}>{foot}</div>
      )}
    </DialogFrame>
  );
}
