import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

interface DisclosureProps {
  /** The name of a button that is only a sign. */
  readonly label?: string;
  readonly className: string | undefined;
  readonly buttonClassName: string | undefined;
  readonly button: ReactNode;
  /** Drawn while open; `close` returns the focus to the button. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a small sheet: Escape closes it, and so does a click or the focus elsewhere. */
export function Disclosure({ label, className, buttonClassName, button, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    // A click into the page on the bench never reaches this document, but it takes the focus along.
    const away = (): void => setOpen(false);
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    window.addEventListener('blur', away);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      window.removeEventListener('blur', away);
    };
  }, [open]);
  function close(): void {
    setOpen(false);
    opener.current?.focus();
  }
  return (
    <div
      ref={root}
      className={className}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={opener}
        type="button"
        className={buttonClassName}
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open ? <div id={id}>{children(close)}</div> : null}
    </div>
  );
}
