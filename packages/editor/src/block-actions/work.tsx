import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { CommentThread } from '@boardwright/api-client/contract';
import type { Colleague } from '../model/colleague.ts';
import type { ReadyBlock } from '../model/block-commands.ts';
import type { BlockTree, Fit, Place } from '../model/block-tree.ts';
import type { Past } from '../model/past.ts';
import type { Command, StepName } from '../page-editing/command.ts';
import type { CanvasPosition } from './canvas-measure.ts';
import type { Drop, DropColumn } from './drop-columns.ts';

/** What is dragged to a place on the page. */
export type DraggedBlock =
  | { readonly kind: 'component'; readonly key: string }
  /** Blocks with settings, under one name: a preset's, or those of a pattern. */
  | { readonly kind: 'ready'; readonly name: string; readonly blocks: readonly ReadyBlock[] }
  | { readonly kind: 'shared'; readonly id: number }
  | { readonly kind: 'blocks'; readonly ids: readonly number[] };

/** A place where something would land. */
export interface DropSpot {
  readonly place: Place;
  /** Where it lies, in pixels of the page. */
  readonly edge: number;
  /** The sides of the column it is in; undefined on the page itself. */
  readonly sides: { readonly left: number; readonly right: number } | undefined;
  /** The blocks that make room for it. */
  readonly below: readonly number[];
  /** In words: 'after FAQ'. */
  readonly where: string;
}

/** The page as it lay when dragging began, without any room. */
export interface DragLayout {
  readonly tree: BlockTree;
  /** What is moved, with all that stands in its columns. */
  readonly moving: readonly number[];
  readonly fit: Fit;
  readonly columns: readonly DropColumn[];
}

export interface DragState {
  readonly what: DraggedBlock;
  /** What it is called. */
  readonly name: string;
  /** The kind of block, for its drawing. */
  readonly blockKey: string;
  readonly by: 'pointer' | 'keyboard';
  /** The pointer, in pixels of the editor's window. */
  readonly x: number;
  readonly y: number;
  /** Where it would land; undefined while it is over no place. */
  readonly spot: DropSpot | undefined;
  readonly layout: DragLayout;
  /** Why it cannot stand on this page. */
  readonly refusal: string | undefined;
}

export type OpenDialog =
  | { readonly kind: 'savePreset'; readonly block: number }
  | { readonly kind: 'goLocal'; readonly block: number }
  /** Two versions of a block are compared. */
  | { readonly kind: 'experiment'; readonly block: number }
  | { readonly kind: 'newPage' }
  /** Of the page on the bench. */
  | { readonly kind: 'publish' | 'takeOffline' | 'sharePreview' }
  | {
      readonly kind: 'pageSettings';
      readonly page: number;
      readonly failure?: string;
      /** The text to begin with, and its language. */
      readonly field?: string | undefined;
      readonly locale?: string | undefined;
    }
  | { readonly kind: 'palette'; readonly typed: string; readonly place?: Place };

/** A word about what was done, with the way back. */
export interface DragNotice {
  readonly uid: string;
  readonly text: string;
  /** The step it tells of, and what takes that back when other steps came after. */
  readonly back?: {
    readonly name: StepName;
    readonly commands: readonly Command[];
    readonly page: number | undefined;
  };
}

/**
 * @param x, y in pixels of the editor's window
 * @returns undefined when it is not over the outline, null when it cannot land there
 */
export type DropInOutline = (layout: DragLayout, x: number, y: number) => Drop | null | undefined;

/** What the admin is in the middle of, and who is there besides: nothing of it is saved. */
export interface WorkState {
  /** The other end of the blocks chosen together with the chosen one. */
  readonly reach: { readonly from: number; readonly to: number } | undefined;
  /** The page in the frame, and how much it is shrunk. */
  readonly canvas: CanvasPosition | undefined;
  readonly drag: DragState | undefined;
  /** Where something held over the outline would land, while that is open. */
  readonly dropInOutline: DropInOutline | undefined;
  readonly dialog: OpenDialog | undefined;
  readonly notices: readonly DragNotice[];
  /** The revision that the bench shows in place of the page as it is. */
  readonly past: Past | undefined;
  /** Who else is in the editor of this site. */
  readonly colleagues: readonly Colleague[];
  /** How the comments of the site stood when that was looked at last: another text as soon as something of them changed. */
  readonly commentsState: string | undefined;
  /** The open conversations about blocks of the site, those that changed last first; undefined until they were read. */
  readonly threads: readonly CommentThread[] | undefined;
  /** The conversation that one is led to, or the block about which one begins. */
  readonly comment: { readonly thread: number } | { readonly block: number } | undefined;
  /** The page was walked with the keyboard: the chosen block has an outer ring. */
  readonly byKeyboard: boolean;
}

export interface WorkStore {
  readonly get: () => WorkState;
  readonly set: (changes: Partial<WorkState>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const atRest: WorkState = {
  reach: undefined,
  canvas: undefined,
  drag: undefined,
  dropInOutline: undefined,
  dialog: undefined,
  notices: [],
  past: undefined,
  colleagues: [],
  commentsState: undefined,
  threads: undefined,
  comment: undefined,
  byKeyboard: false,
};

function createWork(): WorkStore {
  let state = atRest;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(changes) {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const WorkContext = createContext<WorkStore | undefined>(undefined);

/** Selection of several, dragging, dialogs and toasts: shared by canvas, panels and keyboard. */
export function WorkProvider({ children }: { readonly children: ReactNode }) {
  const [work] = useState(createWork);
  return <WorkContext value={work}>{children}</WorkContext>;
}

/** The store itself, for what happens outside of drawing. */
export function useWorkStore(): WorkStore {
  const work = use(WorkContext);
  if (!work) throw new Error('There is no WorkProvider above');
  return work;
}

/** A part of it. The selector's result is compared by identity. */
export function useWork<T>(select: (state: WorkState) => T): T {
  const work = useWorkStore();
  const read = (): T => select(work.get());
  return useSyncExternalStore(work.subscribe, read, read);
}
