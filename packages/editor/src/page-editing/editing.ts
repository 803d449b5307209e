import { applyAll } from './apply-command.ts';
import type { Command, Step, StepName } from './command.ts';
import type { Conflict } from './conflict.ts';
import type { EditedBlock, EditedPage, EditedPreset, EditedSite, Values } from './edited-site.ts';
import type { DraftPlace, Drafts } from './drafts.ts';
import type { SaveProblem } from './save-problem.ts';
import type { Stamp } from './value-change.ts';

/** A command on its way to the server. */
export interface Pending {
  readonly uid: string;
  readonly name: StepName;
  readonly command: Command;
}

/** A step the server refused, put back. It can be tried again. */
export interface Failure {
  readonly uid: string;
  readonly name: StepName;
  readonly page: number | undefined;
  /** Where the block it is about stood on that page, when there was one. */
  readonly index?: number;
  readonly commands: readonly Command[];
  /** The values it would have written, as they were put back. */
  readonly back?: Values;
  readonly message: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** What survives a reload, a crash and an expired session. */
export interface Journal {
  readonly pending: readonly Pending[];
  readonly history: readonly Step[];
  readonly future: readonly Step[];
  readonly deferred: readonly Conflict[];
  /** What was put back and not answered yet. */
  readonly failures: readonly Failure[];
  readonly drafts: Drafts;
}

/** Where a change to a shared block is to happen. */
export type SharedChoice = 'everywhere' | 'here' | 'nowhere';

/** A problem for which a save was refused. */
export type Refusal = SaveProblem & { readonly kind: 'refused' };
/** A problem for which a save met somebody else's. */
export type StaleSave = SaveProblem & { readonly kind: 'conflict' };

export interface Editing extends Journal {
  /** As the server has it. */
  readonly confirmed: EditedSite;
  /** As the admin sees it: `pending` over `confirmed`. */
  readonly site: EditedSite;
  /** Why the first of `pending` was refused, while somebody may still be typing in it. */
  readonly refusal: Refusal | undefined;
  /** What the first of `pending` met at the server, while somebody may still be typing in it. */
  readonly staleSave: StaleSave | undefined;
  /** What was chosen for changes to shared blocks, by block, until another page is on the canvas. */
  readonly choices: Readonly<Record<number, SharedChoice>>;
  /** What must be decided before anything else is saved. */
  readonly conflict: Conflict | undefined;
  /** Names of values somebody else changed since; said once. */
  readonly merged: readonly string[];
  /** What the server called what was made here: negative number → its number. */
  readonly numbers: Readonly<Record<number, number>>;
  /** Milliseconds of the last save; undefined before the first. */
  readonly savedAt: number | undefined;
  /** How many saves of this editor the server counted. */
  readonly saves: number;
}

/** What the server made of a command. */
export interface Saved {
  readonly at: number;
  readonly stamps: readonly Stamp[];
  readonly numbers: Readonly<Record<number, number>>;
  /** What was made, as the server made it. */
  readonly page?: EditedPage;
  readonly blocks?: readonly EditedBlock[];
  readonly preset?: EditedPreset;
  /** The server had nothing to take away, and was not asked: it counted no save. */
  readonly unsent?: true;
}

/** What an admin does, before it is known what takes it back. */
export interface EditAction {
  readonly uid: string;
  readonly name: StepName;
  readonly page: number | undefined;
  readonly at: number;
  readonly commands: readonly Command[];
  /** What was a draft until now, and is written by this. */
  readonly written?: (DraftPlace & { readonly names: readonly string[] }) | undefined;
}

/** What an admin sees: what is not saved yet, laid over what the server has. */
export const seen = (confirmed: EditedSite, pending: readonly Pending[]): EditedSite =>
  applyAll(
    confirmed,
    pending.map(({ command }) => command),
  );

/** A journal of somebody who did nothing yet. */
export const nothingStored: Journal = {
  pending: [],
  history: [],
  future: [],
  deferred: [],
  failures: [],
  drafts: {},
};

/** Starts with the site as the server has it, and what a journal stored. */
export function beginEditing(confirmed: EditedSite, journal?: Journal): Editing {
  const stored = { ...nothingStored, ...journal };
  return {
    ...stored,
    confirmed,
    site: seen(confirmed, stored.pending),
    refusal: undefined,
    staleSave: undefined,
    choices: {},
    conflict: undefined,
    merged: [],
    numbers: {},
    savedAt: undefined,
    saves: 0,
  };
}
