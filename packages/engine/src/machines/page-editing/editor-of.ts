import type { ActorRefFrom } from 'xstate';
import { afterPaint, createRest } from './after-paint.ts';
import type { Command, Step, StepName } from './command.ts';
import type { EditedSite } from './edited-site.ts';
import type { pageEditingMachine } from './page-editing.machine.ts';
import { createOptimisticPaint, type RequestedStep } from './optimistic-paint.ts';

/** The machine at work. */
export type Actor = ActorRefFrom<typeof pageEditingMachine>;

interface Ports {
  /** Milliseconds. */
  readonly now: () => number;
  /** A string nobody else makes, in the form of a UUID. */
  readonly newUid: () => string;
}

/** What an admin can do to the site (specification §4). */
export interface Editor {
  /** One named step: shown at once, saved in order, taken back in one go. */
  readonly act: (name: StepName, commands: readonly Command[], page?: number) => void;
  /**
   * The same, for what is seen on the canvas: that is drawn first, and the step taken right after; what is typed
   * into one field, in the first pause.
   * @param field names the field that is typed in
   */
  readonly actShown: (name: StepName, commands: readonly Command[], page?: number, field?: string) => void;
  /** Hears of the site with a step that is shown and not taken yet. @returns how to stop */
  readonly watchShown: (hear: (site: EditedSite) => void) => () => void;
  /** Takes the last step back. @returns it, if there was one */
  readonly undo: () => Step | undefined;
  /** Does the step again that was taken back last. @returns it, if there was one */
  readonly redo: () => Step | undefined;
  readonly retry: (failure: string) => void;
  readonly dismiss: (failure: string) => void;
  readonly decide: (choices: Readonly<Record<string, 'mine' | 'theirs'>>) => void;
  readonly decideLater: () => void;
  readonly takeUp: (conflict: string) => void;
  readonly mergeNoticeSeen: () => void;
  readonly online: () => void;
  readonly loggedIn: () => void;
  readonly saveNow: () => void;
  /**
   * Shows the site as it was read again.
   * @returns whether it was taken: what waits to be saved must meet the server first, and be asked about
   */
  readonly readAgain: (site: EditedSite) => boolean;
  /** Takes a step that is shown and not taken yet. */
  readonly settle: () => void;
  /** The site now, as it is shown. */
  readonly site: () => EditedSite;
  /** Milliseconds. */
  readonly now: () => number;
  readonly newUid: () => string;
  /** A number for what is made here, until the server gives one. */
  readonly newId: () => number;
}

/** What an admin can do, through the machine. Whatever is done has a step that is shown and not taken yet taken before. */
export function editorOf(actor: Actor, { now, newUid }: Ports): Editor {
  const take = ({ name, commands, page }: RequestedStep): void =>
    actor.send({ type: 'DO', uid: newUid(), name, page, at: now(), commands });
  const shown = createOptimisticPaint({
    site: () => actor.getSnapshot().context.site,
    take,
    whenRendered: afterPaint,
    whenRested: createRest(),
  });
  const send: Actor['send'] = (event) => {
    shown.settle();
    actor.send(event);
  };
  const goBack = (where: 'history' | 'future', type: 'UNDO' | 'REDO'): Step | undefined => {
    shown.settle();
    const step = actor.getSnapshot().context[where].at(-1);
    if (step) actor.send({ type, uid: newUid() });
    return step;
  };
  return {
    act: (name, commands, page) => {
      shown.settle();
      take({ name, commands, page });
    },
    actShown: (name, commands, page, field) => shown.show({ name, commands, page }, field),
    watchShown: shown.watch,
    undo: () => goBack('history', 'UNDO'),
    redo: () => goBack('future', 'REDO'),
    retry: (failure) => send({ type: 'RETRY', failure, uid: newUid(), at: now() }),
    dismiss: (failure) => send({ type: 'DISMISS', failure }),
    decide: (choices) => send({ type: 'DECIDE', choices }),
    decideLater: () => send({ type: 'LATER' }),
    takeUp: (conflict) => send({ type: 'ASK', conflict }),
    mergeNoticeSeen: () => send({ type: 'MERGE_NOTICE_SEEN' }),
    online: () => send({ type: 'ONLINE' }),
    loggedIn: () => send({ type: 'LOGGED_IN' }),
    saveNow: () => send({ type: 'SAVE_NOW' }),
    readAgain: (site) => {
      send({ type: 'READ_AGAIN', site });
      const { pending, conflict } = actor.getSnapshot().context;
      return pending.length === 0 && conflict === undefined;
    },
    settle: shown.settle,
    site: shown.site,
    now,
    newUid,
    // Eight digits of a UUID: what was made in another tab has another number.
    newId: () => -Number.parseInt(newUid().slice(0, 7), 16) - 1,
  };
}
