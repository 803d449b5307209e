import { useEffect, useId, useRef, type ReactNode } from 'react';

interface DisclosureProps {
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  /** The name of a button that is only a sign. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly buttonClassName: string | undefined;
  readonly button: ReactNode;
  /** Drawn while open. */
  readonly children: ReactNode;
}

/** A button that opens a small sheet: Escape closes it, and so does a click or the focus elsewhere. */
export function Disclosure(props: DisclosureProps) {
  const { open, onToggle, label, className, buttonClassName, button, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const toggle = useRef(onToggle);
  const id = useId();
  useEffect(() => {
    toggle.current = onToggle;
  });
  useEffect(() => {
    if (!open) return;
    const sign = opener.current;
    const close = (): void => toggle.current(false);
    const outside = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // The innermost open thing closes, and only that.
      event.stopPropagation();
      close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape, { capture: true });
    // A click into the page on the bench never reaches this document, but it takes the focus along.
    window.addEventListener('blur', close);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape, { capture: true });
      window.removeEventListener('blur', close);
      // The focus was in the sheet and went with it.
      if (document.activeElement === document.body) sign?.focus();
    };
  }, [open]);
  return (
    <div ref={root} className={className}>
      <button
        ref={opener}
        type="button"
        className={buttonClassName}
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onToggle(!open)}
      >
        {button}
      </button>
      {open ? <div id={id}>{children}</div> : null}
    </div>
  );
}
