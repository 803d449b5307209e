import { useEffect, useRef, type RefObject } from 'react';
import type { ActionResult } from '../../board/define-block.ts';

type Refused = Extract<ActionResult, { ok: false }>;

export interface FormResponse {
  /** Why the whole form was refused, when no field is to blame. */
  readonly message: string | undefined;
  readonly refused: Refused | undefined;
  /** What was typed before, under a name. */
  readonly text: (name: string) => string | undefined;
  /** Whether a box of this name, or one of several with this value, was ticked. */
  readonly ticked: (name: string, value?: string) => boolean;
  /** What is wrong with a field. */
  readonly error: (name: string) => string | undefined;
}

/** Reads the answer to a form's last post for its fields. */
export function formResponse(result: ActionResult | undefined): FormResponse {
  const refused = result && !result.ok ? result : undefined;
  const valueOf = (name: string) => refused?.values?.[name];
  return {
    refused,
    message: refused?.message,
    text(name) {
      const value = valueOf(name);
      return typeof value === 'string' ? value : undefined;
    },
    ticked(name, value) {
      const stored = valueOf(name);
      return value === undefined ? stored !== undefined : [stored].flat().includes(value);
    },
    error: (name) => refused?.fields?.[name]?.join('\n'),
  };
}

/**
 * With scripts the focus goes to the first field that is wrong, or to what was said about the whole.
 * @returns to put on an element inside the form that holds the message
 */
export function useFirstError(refused: ActionResult | undefined): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refused) return;
    const form = top.current?.closest('form');
    const first =
      form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      top.current?.querySelector<HTMLElement>('[tabindex="-1"]');
    first?.focus();
  }, [refused]);
  return top;
}
