import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { memo, type KeyboardEvent, type RefObject } from 'react';

/** Where a row and its grip are in the page. */
export interface RowPlace {
  readonly row: RefObject<HTMLElement | null>;
  readonly grip: RefObject<HTMLButtonElement | null>;
}

interface SortableRowsProps {
  readonly keys: readonly string[];
  readonly placeOf: (key: string) => RowPlace;
  readonly onMove: (from: number, to: number) => void;
}

/**
 * Makes drawn rows draggable by their grips. It draws nothing, so that a list mounts it when a pointer or the focus
 * comes near: two hundred rows would cost more to make draggable than to draw.
 */
export const SortableRows = memo(function SortableRows({ keys, placeOf, onMove }: SortableRowsProps) {
  return (
    <DragDropProvider
      // The first of the plugins speaks English of its own; the lists say what happened in the editor's language.
      plugins={(plugins) => plugins.slice(1)}
      onDragEnd={({ operation, canceled }) => {
        const { source } = operation;
        if (!canceled && isSortable(source) && source.initialIndex !== source.index)
          onMove(source.initialIndex, source.index);
      }}
    >
      {keys.map((key, index) => (
        <SortableRow key={key} id={key} index={index} place={placeOf(key)} />
      ))}
    </DragDropProvider>
  );
});

interface SortableRowProps {
  readonly id: string;
  readonly index: number;
  readonly place: RowPlace;
}

function SortableRow({ id, index, place }: SortableRowProps) {
  useSortable({ id, index, element: place.row, handle: place.grip });
  return null;
}

/** Alt with an arrow, on a row of a list: where it should go; undefined for any other key. */
export function moveRequested(event: KeyboardEvent, at: number, count: number): number | undefined {
  if (!event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const to = { ArrowUp: at - 1, ArrowDown: at + 1 }[event.key];
  if (to === undefined) return undefined;
  event.preventDefault();
  event.stopPropagation();
  return to < 0 || to >= count ? undefined : to;
}

/** The list with one item somewhere else. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
