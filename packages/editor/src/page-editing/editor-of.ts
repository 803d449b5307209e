import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Command, Step, StepName } from './command.ts';
import type { DeferredView } from './deferred-view.ts';
import type { DraftPlace } from './drafts.ts';
import type { EditAction, SharedChoice } from './editing.ts';
import type { EditedSite, Values } from './edited-site.ts';
import { draftsAt } from './drafts.ts';
import type { pageEditingMachine } from './page-editing.machine.ts';

/** The machine at work. */
export type Actor = ActorRefFrom<typeof pageEditingMachine>;

interface Ports {
  /** Milliseconds. */
  readonly now: () => number;
  /** A string nobody else makes, in the form of a UUID. */
  readonly newUid: () => string;
}

/** How a step is done. */
interface ActOptions {
  /** Panels follow once the canvas has painted it, or once typing rests: for what is seen on the canvas. */
  readonly panels?: 'painted' | 'rested' | undefined;
  /** What was a draft until now. */
  readonly written?: EditAction['written'];
}

/** What an admin can do to the site (specification §4). */
export interface Editor {
  /** One named step: shown at once, journalled, saved in order, taken back in one go. */
  readonly act: (name: StepName, commands: readonly Command[], page?: number, options?: ActOptions) => void;
  /** Keeps what is typed and cannot be stored yet. */
  readonly draft: (place: DraftPlace, name: string, value: unknown) => void;
  /** What was typed there is as it is stored again. */
  readonly forgetDrafts: (place: DraftPlace, names: readonly string[]) => void;
  /** What is typed there and cannot be stored yet, by name. */
  readonly drafts: (place: DraftPlace) => Values;
  /** Hears of the site with every change, and of what cannot be stored, before it is painted. @returns how to stop */
  readonly watch: (hear: (site: EditedSite) => void) => () => void;
  /** Hears of each save that was made here. @returns how to stop */
  readonly watchSaves: (hear: () => void) => () => void;
  /** Takes the last step back. @returns it, if there was one */
  readonly undo: () => Step | undefined;
  /** Does the step again that was taken back last. @returns it, if there was one */
  readonly redo: () => Step | undefined;
  readonly retry: (failure: string) => void;
  readonly dismiss: (failure: string) => void;
  readonly decide: (choices: Readonly<Record<string, 'mine' | 'theirs'>>) => void;
  readonly decideLater: () => void;
  /** Where a change to a shared block is to happen, when that was asked. */
  readonly choose: (choice: SharedChoice) => void;
  /** Another page is on the canvas: what was chosen for shared blocks is asked again. */
  readonly forgetChoices: () => void;
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
  /** Has the panels follow what was done, now. */
  readonly flush: () => void;
  /** The site now: what panels show may be a moment older. */
  readonly site: () => EditedSite;
  /** Milliseconds. */
  readonly now: () => number;
  readonly newUid: () => string;
  /** A number for what is made here, until the server gives one. */
  readonly newId: () => number;
}

/** What an admin can do, through the machine. */
export function editorOf(
  actor: Actor,
  view: DeferredView<SnapshotFrom<typeof pageEditingMachine>>,
  { now, newUid }: Ports,
): Editor {
  const { send } = actor;
  const context = () => actor.getSnapshot().context;
  const goBack = (where: 'history' | 'future', type: 'UNDO' | 'REDO'): Step | undefined => {
    const step = context()[where].at(-1);
    if (step) send({ type, uid: newUid() });
    return step;
  };
  return {
    act(name, commands, page, { panels, written } = {}) {
      const done = panels && view.hold(panels);
      send({ type: 'DO', uid: newUid(), name, page, at: now(), commands, written });
      done?.();
    },
    draft: (place, name, value) => send({ type: 'DRAFT', ...place, name, value }),
    forgetDrafts: (place, names) => send({ type: 'FORGET_DRAFTS', ...place, names }),
    drafts: (place) => draftsAt(context().drafts, place),
    watch(hear) {
      let { site, drafts } = context();
      const { unsubscribe } = actor.subscribe(({ context: next }) => {
        if (next.site === site && next.drafts === drafts) return;
        ({ site, drafts } = next);
        hear(site);
      });
      return unsubscribe;
    },
    watchSaves(hear) {
      let { saves } = context();
      const { unsubscribe } = actor.subscribe((snapshot) => {
        if (snapshot.context.saves === saves) return;
        ({ saves } = snapshot.context);
        hear();
      });
      return unsubscribe;
    },
    undo: () => goBack('history', 'UNDO'),
    redo: () => goBack('future', 'REDO'),
    retry: (failure) => send({ type: 'RETRY', failure, uid: newUid(), at: now() }),
    dismiss: (failure) => send({ type: 'DISMISS', failure }),
    decide: (choices) => send({ type: 'DECIDE', choices }),
    decideLater: () => send({ type: 'LATER' }),
    choose: (choice) => send({ type: 'CHOOSE', choice }),
    forgetChoices: () => send({ type: 'FORGET_CHOICES' }),
    takeUp: (conflict) => send({ type: 'ASK', conflict }),
    mergeNoticeSeen: () => send({ type: 'MERGE_NOTICE_SEEN' }),
    online: () => send({ type: 'ONLINE' }),
    loggedIn: () => send({ type: 'LOGGED_IN' }),
    saveNow: () => send({ type: 'SAVE_NOW' }),
    readAgain: (site) => {
      send({ type: 'READ_AGAIN', site });
      const { pending, conflict } = context();
      return pending.length === 0 && conflict === undefined;
    },
    flush: view.flush,
    site: () => context().site,
    now,
    newUid,
    // Eight digits of a UUID: what was made in another tab has another number.
    newId: () => -Number.parseInt(newUid().slice(0, 7), 16) - 1,
  };
}
