import type { FieldChange } from './field-changes.ts';
import type { Action, Counts } from './plan-import.ts';

/** What happened, or would happen, to one item of the feed or one job of the board. */
export interface ImportEvent {
  action: Action;
  number?: number;
  reference?: string | undefined;
  title?: string | undefined;
  /** For rejected items the reasons, for updated ones the fields that differ. */
  why?: string;
  /** For updated items what those fields hold and would hold. */
  changes?: readonly FieldChange[];
}

export interface ImportReport {
  board: number;
  source: string;
  /** The feed is known under another name and goes on under that. */
  renamed: boolean;
  dryRun: boolean;
  counts: Counts;
  /** What was left out of items that were taken, with how often. */
  notes: readonly (readonly [note: string, times: number])[];
  /** Why nothing was done, for an import that must be forced. */
  stopped?: string;
}

export interface ImportListener {
  event(event: ImportEvent): void;
  progress(phase: 'reading' | 'writing', done: number, total?: number): void;
  /** All has been told. What is kept of it is kept before the import is recorded as ended: who sees the end reads it. */
  told?(): Promise<void>;
}
