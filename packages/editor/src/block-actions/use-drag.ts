import { useMemo, type PointerEvent as ReactPointerEvent } from 'react';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { announce } from '../ui/announce.ts';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import {
  isSamePlace,
  placeBeside,
  placeIn,
  placesOf,
  treeOfPage,
  withInner,
  type Place,
} from '../model/block-tree.ts';
import { pointOnPage, spaceHeight, scrollStep } from './canvas-measure.ts';
import { dropAt, dropColumns, type Drop } from './drop-columns.ts';
import { edgeOf, positionOf, withoutSpace } from './drop-place.ts';
import { useBlockActions } from './use-block-actions.ts';
import { useWorkStore, type DraggedBlock, type DragState, type DropSpot, type DragLayout } from './work.tsx';

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
  /** @param at where it is above at first; what stands on the page is above its own place */
  readonly pickUp: (load: Load, at?: Place) => void;
  readonly step: (by: 1 | -1) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

/** Carrying things to a place on the page: with the pointer over page or outline, or with the arrow keys. */
export function useDrag(): Dragging {
  const t = useEditorT();
  const actions = useBlockActions();
  const { page } = useWorkbench();
  const work = useWorkStore();
  const editor = useEditor();
  return useMemo((): Dragging => {
    const spotOf = ({ at, nth }: Drop, { tree, moving }: DragLayout): DropSpot => {
      const { holder, column, sides, blocks } = at;
      const before = blocks.slice(0, nth).findLast(({ id }) => !moving.includes(id));
      const where =
        before !== undefined
          ? t('blockActions.place.after', { name: actions.nameOf([before.id]) })
          : holder === undefined
            ? t('blockActions.place.first')
            : t('blockActions.place.column', { number: column, name: actions.nameOf([holder]) });
      return {
        place: placeIn(tree, holder, column, nth),
        edge: blocks.length > 0 ? edgeOf(blocks, nth) : (sides?.top ?? 0),
        sides,
        below: blocks.slice(nth).map(({ id }) => id),
        where,
      };
    };
    /** The spot of a place that the page has: what is dragged with the keyboard goes from one to the next. */
    const spotAt = (place: Place, now: DragLayout): DropSpot | undefined => {
      const drops = now.columns.flatMap((at) =>
        Array.from({ length: at.blocks.length + 1 }, (_, nth): Drop => ({ at, nth })),
      );
      const drop = drops.find(({ at, nth }) =>
        isSamePlace(placeIn(now.tree, at.holder, at.column, nth), place),
      );
      return drop && spotOf(drop, now);
    };
    const spotUnder = ({ x, y }: Point, { layout: now, spot: current }: DragState): DropSpot | undefined => {
      const { canvas, dropInOutline } = work.get();
      const inOutline = dropInOutline?.(now, x, y);
      if (inOutline !== undefined) return inOutline ? spotOf(inOutline, now) : undefined;
      const point = canvas && pointOnPage(canvas, x, y);
      if (!canvas || !point) return undefined;
      const { sides } = current ?? {};
      // Only what stands in the same column has made room.
      const isBeside = sides && (point.x < sides.left || point.x > sides.right);
      const height = withoutSpace(point.y, isBeside ? undefined : current?.edge, spaceHeight / canvas.scale);
      const drop = dropAt(now.columns, point.x, height);
      return drop && spotOf(drop, now);
    };
    const begin = (load: Load, changes: Pick<DragState, 'by' | 'x' | 'y'>, at?: Place): void => {
      const { canvas } = work.get();
      const site = editor.site();
      const on = (page && site.pageOf[page.id]) ?? { blocks: [] };
      const tree = treeOfPage(on, site);
      const moving = load.what.kind === 'blocks' ? withInner(tree, load.what.ids) : [];
      const fit = actions.fitOf(load.what);
      const columns = canvas ? dropColumns(canvas.document, tree, moving, fit) : [];
      const layout = { tree, moving, fit, columns };
      const refusal = load.what.kind === 'blocks' ? undefined : actions.refusalOf(load.blockKey);
      work.set({ drag: { ...load, ...changes, spot: at && spotAt(at, layout), layout, refusal } });
    };
    const end = (isDropped: boolean): void => {
      const { drag } = work.get();
      work.set({ drag: undefined });
      if (!drag) return;
      if (isDropped && drag.spot !== undefined && drag.refusal === undefined)
        actions.place(drag.what, drag.spot.place);
      else announce(drag.refusal ?? t('blockActions.announced.rolledBack', { name: drag.name }));
    };
    const announcePlace = (key: 'pickedUp' | 'over', { name, layout }: DragState, spot: DropSpot): void => {
      const values = {
        name,
        ...positionOf(layout.tree.ids, layout.moving, spot.place.gap),
        where: spot.where,
      };
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
        const spot = spotUnder(last, drag);
        const isOther = spot !== undefined && !isSamePlace(spot.place, drag.spot?.place);
        if (isOther && drag.refusal === undefined) announcePlace('over', drag, spot);
        // The same room as before is not made anew.
        const isStill = spot !== undefined && drag.spot !== undefined && !isOther;
        work.set({ drag: { ...drag, ...last, spot: isStill ? drag.spot : spot } });
      };
      const move = (moved: PointerEvent): void => {
        last = at(moved);
        if (work.get().drag) return follow();
        if (Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < threshold) return;
        // Events go on coming when the pointer is over the frame, or leaves it.
        (moved.target as Element | null)?.setPointerCapture?.(moved.pointerId);
        home.getSelection()?.removeAllRanges();
        begin(load, { by: 'pointer', ...last });
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
      pickUp(load, at) {
        const on = page && editor.site().pageOf[page.id];
        const [first] = load.what.kind === 'blocks' ? load.what.ids : [];
        const own =
          on && first !== undefined ? placeBeside(treeOfPage(on, editor.site()), first, 'above') : at;
        begin(load, { by: 'keyboard', x: 0, y: 0 }, own ?? { gap: 0 });
        const { drag } = work.get();
        if (drag?.refusal !== undefined) end(false);
        else if (drag?.spot) announcePlace('pickedUp', drag, drag.spot);
      },
      step(by) {
        const { drag } = work.get();
        if (!drag) return;
        const { layout: now } = drag;
        const places = placesOf(now.tree, now.moving, now.fit);
        const at = places.findIndex((place) => isSamePlace(place, drag.spot?.place));
        const next = places[at + by];
        const spot = next && spotAt(next, now);
        if (!spot) return;
        work.set({ drag: { ...drag, spot } });
        announcePlace('over', drag, spot);
      },
      drop: () => end(true),
      cancel: () => end(false),
    };
  }, [t, actions, page, work, editor]);
}
