import { useEffect, useRef, useState } from 'react';
import type { ActionResult } from '../../../board/define-block.ts';
import { actionField } from '../../../page/forms/block-form.tsx';
import { deleteJournal } from '../../../page/forms/form-journal.ts';

/** Milliseconds without typing after which a draft is kept. */
const quiet = 1500;
/** Milliseconds until a draft that could not be sent is sent again. */
const again = 15_000;

export type AutosaveState =
  | { readonly kind: 'idle' | 'saving' | 'conflict' | 'offline' | 'device' }
  /** @property at the server's moment, ISO 8601 */
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'refused'; readonly message: string };

/** What the API calls the draft after it was kept. */
export interface StoredDraft {
  readonly id: number;
  readonly revision: number;
  /** When, ISO 8601. */
  readonly at: string;
}

interface AutosaveOptions {
  /** Only drafts: what is published changes when its form is sent, and waits on this device until then. */
  readonly isDraft: boolean;
  /** Where forms of this page go. */
  readonly address: string;
  readonly action: string;
  readonly journal: string;
  /** A number of the draft; it may have its first one now. */
  readonly onStored: (stored: StoredDraft) => void;
}

/** Sends a form to another of the panel's actions, as scripts send forms. @throws TypeError without a network */
async function send(
  form: HTMLFormElement,
  { address, action }: AutosaveOptions,
  current: StoredDraft | undefined,
) {
  const body = new FormData(form);
  body.set(actionField, action);
  if (current) {
    body.set('id', String(current.id));
    body.set('revision', String(current.revision));
  }
  const answer = await fetch(address, { method: 'POST', headers: { accept: 'application/json' }, body });
  return (await answer.json()) as ActionResult<StoredDraft>;
}

/**
 * Keeps a draft on the server a moment after each change. One call at a time; what is typed meanwhile follows. Without a
 * network the form's journal on this device has it, and it is sent once there is one again.
 */
export function useAutosave(options: AutosaveOptions) {
  const [state, setState] = useState<AutosaveState>({ kind: 'idle' });
  const latest = useRef(options);
  const timer = useRef<number>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const remaining = useRef<StoredDraft>(undefined);
  const isHalted = useRef(false);
  const dirty = useRef<HTMLFormElement>(undefined);
  useEffect(() => {
    latest.current = options;
  });

  async function save(): Promise<void> {
    const form = dirty.current;
    if (!form) return;
    dirty.current = undefined;
    setState({ kind: 'saving' });
    try {
      const result = await send(form, latest.current, remaining.current);
      if (result.ok && result.data) {
        remaining.current = result.data;
        latest.current.onStored(result.data);
        if (!dirty.current) deleteJournal(latest.current.journal);
        setState({ kind: 'saved', at: result.data.at });
      } else if (!result.ok && result.status === 409) {
        isHalted.current = true;
        setState({ kind: 'conflict' });
      } else setState({ kind: 'refused', message: result.ok ? '' : (result.message ?? '') });
    } catch {
      // Policy: without a network nothing is lost, the journal has it; it is sent again in a while.
      dirty.current = form;
      setState({ kind: 'offline' });
      plan(again);
    }
  }
  function plan(wait: number): void {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      // What is on its way looks once more when it is done.
      if (running.current) return;
      running.current = save().finally(() => {
        running.current = undefined;
        if (dirty.current && timer.current === undefined) plan(quiet);
      });
    }, wait);
  }
  const online = useRef(plan);
  useEffect(() => {
    online.current = plan;
  });
  useEffect(() => {
    const follow = () => dirty.current && online.current(0);
    window.addEventListener('online', follow);
    return () => {
      window.removeEventListener('online', follow);
      clearTimeout(timer.current);
    };
  }, []);
  return {
    state,
    /** Something was typed. */
    touch(form: HTMLFormElement): void {
      if (!options.isDraft) {
        setState({ kind: 'device' });
        return;
      }
      dirty.current = form;
      // Whose version stands is decided by hand: until then nothing is kept over the other's.
      if (!isHalted.current) plan(quiet);
    },
    /** The form is sent by hand: nothing more is kept by itself. @returns what is still on its way */
    stop(): Promise<void> | undefined {
      clearTimeout(timer.current);
      timer.current = undefined;
      dirty.current = undefined;
      return running.current;
    },
  };
}
