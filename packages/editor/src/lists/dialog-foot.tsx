import type { ReactNode } from 'react';
import { Acts } from '../ui/acts.tsx';
import controls from '../ui/controls.module.css';
import { useListMessages } from './use-list-messages.ts';

interface DialogFootProps {
  /** What the button does. */
  readonly action: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  /** The id of the form that the button sends, or what it does without one. */
  readonly submits: string | (() => void);
  /** Other buttons, before these. */
  readonly children?: ReactNode;
}

/** The button of a dialog in which there is nothing to send. */
export function CloseFoot({ onClose }: { readonly onClose: () => void }) {
  return (
    <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onClose}>
      {useListMessages()('close')}
    </button>
  );
}

/** The buttons of a dialog that sends something: away with it, or do it. */
export function DialogFoot({ action, isBusy, onClose, submits, children }: DialogFootProps) {
  const words = useListMessages();
  const isForm = typeof submits === 'string';
  return (
    <>
      {children}
      <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onClose}>
        {words('cancel')}
      </button>
      <Acts>
        <button
          type={isForm ? 'submit' : 'button'}
          form={isForm ? submits : undefined}
          className={`${controls.button} ${controls.primary}`}
          aria-disabled={isBusy}
          onClick={isForm ? undefined : submits}
        >
          {action}
        </button>
      </Acts>
    </>
  );
}
