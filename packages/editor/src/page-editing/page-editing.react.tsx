import { createActorContext, useSelector } from '@xstate/react';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { Command } from './command.ts';
import { afterPaint, createRest } from './after-paint.ts';
import { createDeferredView, type DeferredView } from './deferred-view.ts';
import { draftedSettings, draftsAt, type DraftPlace } from './drafts.ts';
import type { Editing, Journal, Saved } from './editing.ts';
import type { EditedSite, Values } from './edited-site.ts';
import { editorOf, type Editor } from './editor-of.ts';
import { pageEditingMachine } from './page-editing.machine.ts';

/** What a host must do for editing; plain functions, so that a host needs no XState. */
export interface EditingEffects {
  /** @throws SaveError that says why it was not saved */
  readonly save: (command: Command, confirmed: EditedSite) => Promise<Saved>;
  /** Resolves once nobody types, in whatever field; without it, nobody does. */
  readonly typingRests?: () => Promise<void>;
  /** Keeps what is not saved yet and what can be undone, across reloads. Called with every change, as it happens. */
  readonly storeJournal: (journal: Journal) => void;
  /** Milliseconds. */
  readonly now: () => number;
  /** A string nobody else makes, in the form of a UUID. */
  readonly newUid: () => string;
}

const MachineContext = createActorContext(pageEditingMachine);
export type Snapshot = SnapshotFrom<typeof pageEditingMachine>;

interface EditingState {
  readonly editor: Editor;
  readonly view: DeferredView<Snapshot>;
}
const EditingContext = createContext<EditingState | undefined>(undefined);

interface EditingProviderProps {
  readonly site: EditedSite;
  readonly journal: Journal | undefined;
  readonly effects: EditingEffects;
  readonly children: ReactNode;
}

/** The site being edited, for everything below it. A new site needs a new provider: give it a key. */
export function EditingProvider({ site, journal, effects, children }: EditingProviderProps) {
  const [logic] = useState(() => {
    const { typingRests } = effects;
    return pageEditingMachine.provide({
      actors: {
        save: fromPromise<Saved, { readonly command: Command; readonly confirmed: EditedSite }>(({ input }) =>
          effects.save(input.command, input.confirmed),
        ),
        ...(typingRests && { typingRests: fromPromise(typingRests) }),
      },
    });
  });
  return (
    <MachineContext.Provider logic={logic} options={{ input: { site, journal } }}>
      <EditorProvider effects={effects}>{children}</EditorProvider>
    </MachineContext.Provider>
  );
}

/** Stands below the machine's own provider: what hears of it must do so before it starts. */
function EditorProvider({ effects, children }: Pick<EditingProviderProps, 'effects' | 'children'>) {
  const machine = MachineContext.useActorRef();
  const state = useMemo((): EditingState => {
    const view = createDeferredView(machine, { whenPainted: afterPaint, whenRested: createRest() });
    return { view, editor: editorOf(machine, view, effects) };
  }, [machine, effects]);
  const { storeJournal } = effects;
  useEffect(() => {
    const journal = journaller(storeJournal);
    const { unsubscribe } = machine.subscribe(({ context }) => journal(context));
    return unsubscribe;
  }, [machine, storeJournal]);
  const { view } = state;
  useEffect(() => {
    const stop = view.follow();
    // Who goes elsewhere has stopped typing.
    const left = ['focusout', 'pointerdown'] as const;
    for (const event of left) window.addEventListener(event, view.flush, { capture: true });
    return () => {
      for (const event of left) window.removeEventListener(event, view.flush, { capture: true });
      stop();
    };
  }, [view]);
  return <EditingContext value={state}>{children}</EditingContext>;
}

/** Hands every change to the journal as it happens, before anything is painted or sent. */
function journaller(storeJournal: EditingEffects['storeJournal']): (editing: Editing) => void {
  let last: Editing | undefined;
  return (editing) => {
    const { pending, history, future, deferred, failures, drafts, conflict } = editing;
    const isStored = (
      ['pending', 'history', 'future', 'deferred', 'failures', 'drafts', 'conflict'] as const
    ).every((part) => last?.[part] === editing[part]);
    last = editing;
    if (isStored) return;
    // Who leaves in the middle of a choice leaves it for later.
    storeJournal({
      pending,
      history,
      future,
      failures,
      drafts,
      deferred: conflict ? [...deferred, conflict] : deferred,
    });
  };
}

function useEditing(): EditingState {
  const state = use(EditingContext);
  if (!state) throw new Error('Nothing is being edited here: there is no EditingProvider above');
  return state;
}

/** A part of the machine's state as panels draw it. */
export function useView<T>(select: (snapshot: Snapshot) => T, isSameAs?: (one: T, other: T) => boolean): T {
  return useSelector(useEditing().view, select, isSameAs);
}

/** A part of the site as the admin sees it. The selector's result is compared by identity: what did not change draws nothing. */
export function useEdited<T>(select: (site: EditedSite) => T): T {
  return useView(({ context }) => select(context.site));
}

/** What is typed somewhere and cannot be stored yet, by name. */
export function useDrafts(place: DraftPlace): Values {
  return useView(({ context }) => draftsAt(context.drafts, place));
}

/** The names of the site's settings in which something is typed or chosen that is not stored. */
export function useDraftedSettings(): readonly string[] {
  const drafts = useView(({ context }) => context.drafts);
  const languages = useEdited((site) => site.languages);
  return useMemo(() => draftedSettings(drafts, languages), [drafts, languages]);
}

/**
 * The site as it was when it last rested: what is computed of it does not hold up who types.
 * @param quiet milliseconds without a change
 */
export function useRestedSite(quiet: number): EditedSite {
  const { view } = useEditing();
  const [rested, setRested] = useState(() => view.getSnapshot().context.site);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: EditedSite | undefined;
    const look = (site: EditedSite): void => {
      if (site === last) return;
      last = site;
      clearTimeout(timer);
      timer = setTimeout(() => setRested(site), quiet);
    };
    look(view.getSnapshot().context.site);
    const { unsubscribe } = view.subscribe(({ context }) => look(context.site));
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [view, quiet]);
  return rested;
}

/** Whether a page is being put back: the server does not show it yet. */
export function useComesBack(page: number): boolean {
  return useView(({ context }) =>
    context.pending.some(({ command }) => command.type === 'restorePage' && command.page === page),
  );
}

/** The number the server gave to what was made here; numbers of the server are themselves. */
export function useNumberOf(id: number | undefined): number | undefined {
  return useView(({ context }) => (id === undefined ? undefined : (context.numbers[id] ?? id)));
}

/**
 * The number a thing began with: of what was made here, the one it had until the server gave its own. What is drawn of
 * it is kept by this number, so that nobody who types in it loses the field when the answer comes.
 */
export function useFirstNumber(id: number | undefined): number | undefined {
  return useView(({ context }) => {
    const made = Object.entries(context.numbers).find(([, number]) => number === id)?.[0];
    return made === undefined ? id : Number(made);
  });
}

/** What an admin can do to the site; the same object for as long as the site is edited. */
export const useEditor = (): Editor => useEditing().editor;
