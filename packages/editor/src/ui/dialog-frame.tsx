import { useEffect, useRef, type ReactNode } from 'react';
import styles from './dialog-frame.module.css';

interface DialogFrameProps {
  /** The id of its title. */
  readonly titleId: string;
  readonly width: 'narrow' | 'wide' | 'compare' | 'page';
  readonly tone?: 'shared' | undefined;
  /** Selects where one begins; the browser's choice without. */
  readonly first?: string;
  /** Escape was pressed: the dialog stays until its owner takes it away. */
  readonly onEscape?: () => void;
  readonly children: ReactNode;
}

/** The frame of a dialog over the editor: its keys are its own, and the focus goes back to where it was. */
export function DialogFrame({ titleId, width, tone, first, onEscape, children }: DialogFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    if (first !== undefined) element?.querySelector<HTMLElement>(first)?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [first]);
  return (
    <dialog
      ref={dialog}
      className={styles.frame}
      data-width={width}
      data-tone={tone}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onEscape?.();
      }}
      // A browser closes it at the second Escape, asked or not.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {children}
    </dialog>
  );
}
