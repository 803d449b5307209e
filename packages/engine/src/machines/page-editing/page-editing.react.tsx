import { isSame } from '@boardwright/blocks-schema';
import { createActorContext } from '@xstate/react';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { Command, StepName } from './command.ts';
import type { Conflict } from './conflict.ts';
import type { Failure, Journal, Saved } from './editing.ts';
import type { EditedSite } from './edited-site.ts';
import { editorOf, type Editor } from './editor-of.ts';
import { pageEditingMachine } from './page-editing.machine.ts';

/** What a host must do for editing; plain functions, so that a host needs no XState. */
export interface EditingEffects {
  /** @throws SaveError that says why it was not saved */
  readonly save: (command: Command, confirmed: EditedSite) => Promise<Saved>;
  /** Keeps what is not saved yet and what can be undone, across reloads. Called with every change. */
  readonly keep: (journal: Journal) => void;
  /** Milliseconds. */
  readonly now: () => number;
  /** A string nobody else makes, in the form of a UUID. */
  readonly newUid: () => string;
}

const EditingContext = createActorContext(pageEditingMachine);
const EditorContext = createContext<Editor | undefined>(undefined);
type Snapshot = SnapshotFrom<typeof pageEditingMachine>;

interface EditingProviderProps {
  readonly site: EditedSite;
  readonly journal: Journal | undefined;
  readonly effects: EditingEffects;
  readonly children: ReactNode;
}

/** The site being edited, for everything below it. A new site needs a new provider: give it a key. */
export function EditingProvider({ site, journal, effects, children }: EditingProviderProps) {
  const [logic] = useState(() =>
    pageEditingMachine.provide({
      actors: {
        save: fromPromise<Saved, { readonly command: Command; readonly confirmed: EditedSite }>(({ input }) =>
          effects.save(input.command, input.confirmed),
        ),
      },
    }),
  );
  return (
    <EditingContext.Provider logic={logic} options={{ input: { site, journal } }}>
      <Journaller keep={effects.keep} />
      <EditorProvider effects={effects}>{children}</EditorProvider>
    </EditingContext.Provider>
  );
}

function EditorProvider({ effects, children }: Pick<EditingProviderProps, 'effects' | 'children'>) {
  const actor = EditingContext.useActorRef();
  const editor = useMemo(() => editorOf(actor, effects), [actor, effects]);
  useEffect(() => {
    const { settle } = editor;
    // Who goes elsewhere has stopped typing; a page that is left or put aside draws nothing more.
    const left = ['focusout', 'pointerdown', 'pagehide'] as const;
    for (const event of left) window.addEventListener(event, settle, { capture: true });
    document.addEventListener('visibilitychange', settle);
    // What a save or a colleague changed is drawn with the step in it.
    let { site } = actor.getSnapshot().context;
    const { unsubscribe } = actor.subscribe(({ context }) => {
      if (context.site === site) return;
      ({ site } = context);
      settle();
    });
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', settle);
      for (const event of left) window.removeEventListener(event, settle, { capture: true });
      settle();
    };
  }, [actor, editor]);
  return <EditorContext value={editor}>{children}</EditorContext>;
}

/** Hands every change to the journal, before anything is sent. */
function Journaller({ keep }: Pick<EditingEffects, 'keep'>) {
  const actor = EditingContext.useActorRef();
  useEffect(() => {
    let last: (Journal & { readonly conflict: Conflict | undefined }) | undefined;
    const { unsubscribe } = actor.subscribe(({ context }) => {
      const { pending, history, future, parked, failures, conflict } = context;
      const isStored =
        last?.pending === pending &&
        last.history === history &&
        last.future === future &&
        last.parked === parked &&
        last.failures === failures &&
        last.conflict === conflict;
      if (isStored) return;
      last = { pending, history, future, parked, failures, conflict };
      // Who leaves in the middle of a choice leaves it for later.
      keep({ pending, history, future, failures, parked: conflict ? [...parked, conflict] : parked });
    });
    return unsubscribe;
  }, [actor, keep]);
  return null;
}

/** A part of the site as the admin sees it. The selector's result is compared by identity: what did not change draws nothing. */
export function useEdited<T>(select: (site: EditedSite) => T): T {
  return EditingContext.useSelector(({ context }) => select(context.site));
}

export type SaveStatus =
  | { readonly kind: 'saved'; readonly at: number | undefined }
  | { readonly kind: 'saving'; readonly count: number }
  | { readonly kind: 'offline'; readonly count: number }
  | { readonly kind: 'expired'; readonly count: number }
  | { readonly kind: 'deciding'; readonly count: number }
  | { readonly kind: 'failed'; readonly count: number };

function statusOf({ value, context }: Snapshot): SaveStatus {
  const { pending, parked, failures, savedAt } = context;
  const count = pending.length;
  if (value === 'waiting') return { kind: 'offline', count };
  if (value === 'loggedOut') return { kind: 'expired', count };
  if (value === 'deciding') return { kind: 'deciding', count: parked.length + 1 };
  if (count > 0) return { kind: 'saving', count };
  if (parked.length > 0) return { kind: 'deciding', count: parked.length };
  if (failures.length > 0) return { kind: 'failed', count: failures.length };
  return { kind: 'saved', at: savedAt };
}

/** How saving stands, in the words of the top bar. */
export function useSaveStatus(): SaveStatus {
  return EditingContext.useSelector(statusOf, isSame);
}

export function useFailures(): readonly Failure[] {
  return EditingContext.useSelector(({ context }) => context.failures);
}
export function useConflict(): Conflict | undefined {
  return EditingContext.useSelector(({ context }) => context.conflict);
}
/** Choices left for later. */
export function useDeferred(): readonly Conflict[] {
  return EditingContext.useSelector(({ context }) => context.parked);
}
/** Names of values that somebody else changed, and that were merged; until told. */
export function useMerged(): readonly string[] {
  return EditingContext.useSelector(({ context }) => context.merged);
}

/** A step that would be taken back or done again, and the page it was done on. */
export interface NamedStep {
  readonly name: StepName;
  readonly page: number | undefined;
}

/** The same object while one types on: it goes on with the same step. */
function useLast(where: 'history' | 'future'): NamedStep | undefined {
  const name = EditingContext.useSelector(({ context }) => context[where].at(-1)?.name);
  const page = EditingContext.useSelector(({ context }) => context[where].at(-1)?.page);
  return useMemo(() => name && { name, page }, [name, page]);
}

/** The steps that undo and redo would take. */
export function useHistory(): {
  readonly undo: NamedStep | undefined;
  readonly redo: NamedStep | undefined;
} {
  const undo = useLast('history');
  const redo = useLast('future');
  return useMemo(() => ({ undo, redo }), [undo, redo]);
}

/** A step as a list of them says it. */
export interface LastStep {
  readonly uid: string;
  readonly name: StepName;
  /** Milliseconds. */
  readonly at: number;
  /** The server has not got all of it yet. */
  readonly isWaiting: boolean;
}

/** What was done last, the newest first. */
export function useLastSteps(count: number): readonly LastStep[] {
  const history = EditingContext.useSelector(({ context }) => context.history);
  const pending = EditingContext.useSelector(({ context }) => context.pending);
  return useMemo(() => {
    const waiting = new Set(pending.map(({ uid }) => uid));
    const last = history.slice(-count).toReversed();
    return last.map(({ uid, name, at, changes }) => ({
      uid,
      name,
      at,
      isWaiting: changes.some((change) => waiting.has(change.uid)),
    }));
  }, [history, pending, count]);
}

/**
 * The site as it was when it last rested: what is computed of it does not hold up who types.
 * @param quiet milliseconds without a change
 */
export function useRestedSite(quiet: number): EditedSite {
  const actor = EditingContext.useActorRef();
  const [rested, setRested] = useState(() => actor.getSnapshot().context.site);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: EditedSite | undefined;
    const look = (site: EditedSite): void => {
      if (site === last) return;
      last = site;
      clearTimeout(timer);
      timer = setTimeout(() => setRested(site), quiet);
    };
    look(actor.getSnapshot().context.site);
    const { unsubscribe } = actor.subscribe(({ context }) => look(context.site));
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [actor, quiet]);
  return rested;
}

/** Whether a page is being put back: the server does not show it yet. */
export function useComesBack(page: number): boolean {
  return EditingContext.useSelector(({ context }) =>
    context.pending.some(({ command }) => command.type === 'restorePage' && command.page === page),
  );
}

/** The number the server gave to what was made here; numbers of the server are themselves. */
export function useNumberOf(id: number | undefined): number | undefined {
  return EditingContext.useSelector(({ context }) =>
    id === undefined ? undefined : (context.numbers[id] ?? id),
  );
}

/**
 * The number a thing began with: of what was made here, the one it had until the server gave its own. What is drawn of
 * it is kept by this number, so that nobody who types in it loses the field when the answer comes.
 */
export function useFirstNumber(id: number | undefined): number | undefined {
  return EditingContext.useSelector(({ context }) => {
    const made = Object.entries(context.numbers).find(([, number]) => number === id)?.[0];
    return made === undefined ? id : Number(made);
  });
}

/** What an admin can do to the site; the same object for as long as the site is edited. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('Nothing is being edited here: there is no EditingProvider above');
  return editor;
}
