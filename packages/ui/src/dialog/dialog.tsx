import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useUiT } from '../use-ui-t.ts';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  /** The id that an opener names; see dialogOpener(). */
  readonly id: string;
  readonly title: string;
  /**
   * Open already: the server draws it open in the page (a link led here, or its form came back with errors), scripts
   * lift it over the page.
   */
  readonly open?: boolean;
  /** Called when it closes, however: cross, Esc, a click beside it. */
  readonly onClose?: () => void;
  /** Buttons below the line. */
  readonly footer?: ReactNode;
  /** 768 wide instead of 576. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Attributes of a button that opens a dialog without any script of ours (HTML's invoker commands). */
export function dialogOpener(id: string): { command: string; commandfor: string } {
  return { command: 'show-modal', commandfor: id };
}

/** A window over the page, ruled in head, body and foot. The browser's own <dialog>: focus, Esc and backdrop are its. */
export function Dialog({ id, title, open = false, onClose, footer, wide = false, children }: DialogProps) {
  const t = useUiT();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  // The attribute is the browser's from the first drawing on: React taking it away would leave the page inert.
  const [renderedOpen] = useState(open);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.matches(':modal')) {
      // Drawn open by the server it lies in the page; only a modal one holds the focus and has a backdrop.
      dialog.removeAttribute('open');
      dialog.showModal();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      id={id}
      className={classNames(styles.dialog, wide && styles.wide)}
      aria-labelledby={titleId}
      {...(renderedOpen && { open: true })}
      {...{ closedby: 'any' }}
      onClose={onClose}
    >
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <form method="dialog">
          <IconButton icon={X} label={t('close')} />
        </form>
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </dialog>
  );
}
