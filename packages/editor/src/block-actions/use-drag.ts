import { useMemo, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { announce } from '../ui/announce.ts';
import { heightOnPage, lyingOf, spaceHeight, scrollStep } from './canvas-measure.ts';
import { edgeOf, gapAt, nextGap, placeIn, withoutSpace, type Lying } from './drop-place.ts';
import { useBlockActions } from './use-block-actions.ts';
import { useWorkStore, type DraggedBlock, type DragState } from './work.tsx';

/** Pixels the pointer moves before a press becomes carrying. */
const threshold = 6;

export interface Load {
  readonly what: DraggedBlock;
  readonly name: string;
  readonly blockKey: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Dragging {
  /** A press that may become carrying. @param at turns an event into a point of the editor's window */
  readonly press: (
    event: PointerEvent | ReactPointerEvent,
    load: Load,
    at?: (event: PointerEvent) => Point,
  ) => void;
  readonly pickUp: (load: Load, gap: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

/** The rows of the outline as they lie, when it is open. */
function outlineRows(): { readonly box: DOMRect; readonly rows: readonly Lying[] } | undefined {
  const list = document.querySelector('[data-outline-list]');
  if (!list) return undefined;
  const rows = [...list.querySelectorAll<HTMLElement>('[data-outline-row]')].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { id: Number(row.dataset['outlineRow']), top, height };
  });
  return { box: list.getBoundingClientRect(), rows };
}

/** Carrying things to a place on the page: with the pointer over page or outline, or with the arrow keys. */
export function useDrag(): Dragging {
  const t = useEditorT();
  const actions = useBlockActions();
  const { page } = useWorkbench();
  const work = useWorkStore();
  /** As they lay when dragging began, without any room. */
  const lying = useRef<readonly Lying[]>([]);
  return useMemo((): Dragging => {
    const blocks = page?.blocks ?? [];

    const gapUnder = ({ x, y }: Point, now: number | undefined): number | undefined => {
      const outline = outlineRows();
      const inOutline =
        outline &&
        x >= outline.box.left &&
        x <= outline.box.right &&
        y >= outline.box.top &&
        y <= outline.box.bottom;
      if (inOutline) return gapAt(outline.rows, y);
      const { canvas } = work.get();
      const height = canvas && heightOnPage(canvas, x, y);
      if (!canvas || height === undefined) return undefined;
      const edge = now === undefined ? undefined : edgeOf(lying.current, now);
      return gapAt(lying.current, withoutSpace(height, edge, spaceHeight / canvas.scale));
    };
    const begin = (load: Load, changes: Pick<DragState, 'by' | 'x' | 'y' | 'gap'>): void => {
      const { canvas } = work.get();
      lying.current = canvas ? lyingOf(canvas.document, blocks) : [];
      const isNew = load.what.kind !== 'blocks';
      const edge = edgeOf(lying.current, changes.gap ?? 0);
      work.set({
        drag: { ...load, ...changes, edge, refusal: isNew ? actions.refusalOf(load.blockKey) : undefined },
      });
    };
    const placeText = (gap: number, moving: readonly number[]): string => {
      const before = blocks.slice(0, gap).findLast((id) => !moving.includes(id));
      return before === undefined
        ? t('blockActions.place.first')
        : t('blockActions.place.after', { name: actions.nameOf([before]) });
    };
    const end = (isDropped: boolean): void => {
      const { drag } = work.get();
      work.set({ drag: undefined });
      if (!drag) return;
      if (isDropped && drag.gap !== undefined && drag.refusal === undefined)
        actions.place(drag.what, drag.gap);
      else announce(drag.refusal ?? t('blockActions.announced.rolledBack', { name: drag.name }));
    };
    const announcePlace = (key: 'pickedUp' | 'over', { what, name }: Load, gap: number): void => {
      const moving = what.kind === 'blocks' ? what.ids : [];
      const values = { name, ...placeIn(blocks, moving, gap), where: placeText(gap, moving) };
      announce(t(`blockActions.announced.${key}`, values));
    };

    const press: Dragging['press'] = (event, load, at = ({ clientX: x, clientY: y }) => ({ x, y })) => {
      if (event.button !== 0 || event.shiftKey) return;
      // Pressed in the frame, the events are those of its document.
      const source = event.currentTarget as HTMLElement | Document;
      const home = source.ownerDocument === null ? source : source.ownerDocument;
      const from = { x: event.clientX, y: event.clientY };
      let scrolling: ReturnType<typeof setInterval> | undefined;
      // What is dragged marks no text on its way.
      const mark = (begun: Event): void => begun.preventDefault();
      let last: Point = { x: 0, y: 0 };
      const follow = (): void => {
        const { drag } = work.get();
        if (!drag) return;
        const gap = gapUnder(last, drag.gap);
        if (gap !== drag.gap && gap !== undefined && drag.refusal === undefined)
          announcePlace('over', load, gap);
        work.set({ drag: { ...drag, ...last, gap, edge: edgeOf(lying.current, gap ?? 0) } });
      };
      const move = (moved: PointerEvent): void => {
        last = at(moved);
        if (work.get().drag) return follow();
        if (Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < threshold) return;
        // Events go on coming when the pointer is over the frame, or leaves it.
        (moved.target as Element | null)?.setPointerCapture?.(moved.pointerId);
        home.getSelection()?.removeAllRanges();
        begin(load, { by: 'pointer', ...last, gap: undefined });
        scrolling = setInterval(() => {
          const { canvas } = work.get();
          const step = canvas ? scrollStep(canvas, last.x, last.y) : 0;
          if (step === 0) return;
          canvas?.document.defaultView?.scrollBy({ top: step, behavior: 'instant' });
          follow();
        }, 16);
      };
      const stop = (done: boolean): void => {
        clearInterval(scrolling);
        home.removeEventListener('selectstart', mark);
        home.removeEventListener('pointermove', move);
        home.removeEventListener('pointerup', up);
        home.removeEventListener('pointercancel', cancel);
        if (!work.get().drag) return;
        // The click that ends carrying chooses and adds nothing.
        const swallow = (click: Event): void => {
          click.preventDefault();
          click.stopPropagation();
        };
        home.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => home.removeEventListener('click', swallow, { capture: true }), 0);
        end(done);
      };
      const up = (): void => stop(true);
      const cancel = (): void => stop(false);
      home.addEventListener('selectstart', mark);
      home.addEventListener('pointermove', move);
      home.addEventListener('pointerup', up);
      home.addEventListener('pointercancel', cancel);
    };
    return {
      press,
      pickUp(load, gap) {
        begin(load, { by: 'keyboard', x: 0, y: 0, gap });
        const { drag } = work.get();
        if (drag?.refusal !== undefined) end(false);
        else announcePlace('pickedUp', load, gap);
      },
      step(by) {
        const { drag } = work.get();
        const moving = drag?.what.kind === 'blocks' ? drag.what.ids : [];
        const gap = drag && nextGap(blocks, moving, drag.gap ?? 0, by);
        if (!drag || gap === undefined) return;
        work.set({ drag: { ...drag, gap, edge: edgeOf(lying.current, gap) } });
        announcePlace('over', drag, gap);
      },
      drop: () => end(true),
      cancel: () => end(false),
    };
  }, [t, actions, page, work]);
}
