import { fromPromise, setup } from 'xstate';
import { unprovided } from '@boardwright/engine/unprovided';
import type { Command } from './command.ts';
import type { EditedSite } from './edited-site.ts';
import type { Editing, Journal, Saved } from './editing.ts';
import type { EditingEvent } from './editing-event.ts';
import { typedOver } from './save-results.ts';
import { problemOf, type SaveProblem } from './save-problem.ts';
import { choiceFor, sharedBlock } from './shared-blocks.ts';
import { isSameField, isTyped } from './steps.ts';

/** Milliseconds without another key in a field before it is saved. */
export const gatherTime = 400;
/** Milliseconds of typing in one field after which it is saved all the same. */
export const longestGather = 3000;
/** Milliseconds after a refusal without another key before a text is put back: longer than a step is shown untaken. */
export const refusedTime = 1500;
/** Milliseconds before what found nobody is sent again, unless the line says earlier that it is back. */
export const retryTime = 5000;

export interface EditingInput {
  readonly site: EditedSite;
  /** What was left unsaved the last time. */
  readonly journal?: Journal | undefined;
}

/** What editing a site waits for, and what it decides by. */
export const pageEditingSetup = setup({
  types: { context: {} as Editing, events: {} as EditingEvent, input: {} as EditingInput },
  actors: {
    /** Saves one step; rejects with what the server says. */
    save: unprovided<Saved, { readonly command: Command; readonly confirmed: EditedSite }>('save'),
    /** Until nobody types, in whatever field: what comes up by itself takes no keys. Where nobody says, nobody types. */
    typingRests: fromPromise(() => Promise.resolve()),
  },
  delays: { gatherTime, longestGather, refusedTime, retryTime },
  guards: {
    /** What a save, or the wait before a question, failed by. */
    hasFailed: ({ event }, { kind }: { readonly kind: SaveProblem['kind'] }) =>
      'error' in event && problemOf(event.error).kind === kind,
    somethingLeft: ({ context }) => context.pending.length > 0,
    nothingLeft: ({ context }) => context.pending.length === 0,
    nothingWaits: ({ context }) => context.pending.length === 0 && context.conflict === undefined,
    mustDecide: ({ context }) => context.conflict !== undefined,
    typesOn: ({ context, event }) => {
      const last = context.pending.at(-1);
      const typed = event.type === 'DO' && event.commands.length === 1 ? event.commands[0] : undefined;
      return last !== undefined && typed !== undefined && isSameField(last.command, typed);
    },
    /** Nothing was done after it: somebody may still be typing. */
    mayBeTyping: ({ context: { pending } }) => {
      const [first, ...rest] = pending;
      return first !== undefined && rest.length === 0 && isTyped(first.command);
    },
    /** A block on several pages, and nobody has said yet that it may change on all of them. */
    mustAsk: ({ context }) => sharedBlock(context) !== undefined && choiceFor(context) === undefined,
    isTurnedDown: ({ context }) => (choiceFor(context) ?? 'everywhere') !== 'everywhere',
    typedOver: ({ context }) => typedOver(context) !== undefined,
    /** While typing was saved, typing went on in the same field, and nothing else happened: it is gathered anew. */
    typedOn: ({ context: { pending } }) => {
      const [saved, typed] = pending;
      return pending.length === 2 && saved !== undefined && typed !== undefined
        ? isSameField(saved.command, typed.command)
        : false;
    },
  },
});
