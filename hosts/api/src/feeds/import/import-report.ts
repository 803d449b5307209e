import type { FieldChange } from '../../platform/database/tables/feeds.ts';
import type { Action, Counts } from './plan-import.ts';

/** What happened, or would happen, to one item of the feed or one job of the board. */
export interface ImportEvent {
  action: Action;
  number?: number;
  reference?: string | undefined;
  title?: string | undefined;
  /** For rejected items the reasons, for updated ones the fields that differ. */
  why?: string;
  /** What was left out of an item that was taken. */
  notes?: readonly string[];
  /** For updated items what those fields hold and would hold. */
  changes?: readonly FieldChange[];
}

/** What was mended or left out in a run. */
export interface ImportNote {
  readonly note: string;
  readonly times: number;
  /** References of the first few items; none where it was in the feed as a whole. */
  readonly items: readonly string[];
}

export interface ImportReport {
  board: number;
  source: string;
  /** The feed is known under another name and goes on under that. */
  renamed: boolean;
  dryRun: boolean;
  counts: Counts;
  /** What was mended, or left out of items that were taken. */
  notes: readonly ImportNote[];
  /** Why nothing was done, for an import that must be forced. */
  stopped?: string;
}

export interface ImportListener {
  event(event: ImportEvent): void;
  progress(phase: 'reading' | 'writing', done: number, total?: number): void;
  /**
   * All has been reported. What is stored of it is stored before the import is recorded as ended: who sees the end
   * reads it.
   */
  mailed?(): Promise<void>;
}
