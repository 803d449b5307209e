import { useEffect, type RefObject } from 'react';

/**
 * Keeps the form of a control from being sent, and leads to the control instead. A button that says `formNoValidate` sends
 * it all the same.
 * @param isHeld as long as what the control holds could only be refused
 */
export function useHeldBack(control: RefObject<HTMLInputElement | null>, isHeld: boolean): void {
  useEffect(() => {
    const form = control.current?.form;
    if (!form || !isHeld) return undefined;
    const hold = (event: SubmitEvent) => {
      if (event.submitter instanceof HTMLButtonElement && event.submitter.formNoValidate) return;
      event.preventDefault();
      // Whoever would send it hears nothing of it.
      event.stopPropagation();
      control.current?.focus();
    };
    form.addEventListener('submit', hold, true);
    return () => form.removeEventListener('submit', hold, true);
  }, [control, isHeld]);
}
