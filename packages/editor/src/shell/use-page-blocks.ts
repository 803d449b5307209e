import { useEffect, useRef, useState } from 'react';
import { secondPress } from '../block-actions/second-press.ts';

function blockElementAt(target: EventTarget | null): HTMLElement | undefined {
  // Elements of the page on the bench belong to another window, so `instanceof Element` would not know them.
  return (target as Element | null)?.closest?.<HTMLElement>('[data-block]') ?? undefined;
}
const numberOf = (element: HTMLElement | undefined): number | undefined =>
  element && Number(element.dataset['block']);

/** Pixels of the window from a block's edge within which the line to add a block shows. */
const nearEdge = 14;

interface Handlers {
  readonly onChoose: (id: number, isReach: boolean) => void;
  readonly onPress: (event: PointerEvent, id: number) => void;
}

/** What is under the pointer: a block, and the edge of it that is near. */
export interface Hovered {
  readonly id: number;
  readonly edge: 'top' | 'bottom' | undefined;
}

/**
 * Makes the page on the bench choosable: a click on a block chooses it and does nothing else.
 * What lies outside all blocks, as the cookie bar, keeps working.
 */
export function usePageBlocks(
  page: Document | undefined,
  scale: number,
  handlers: Handlers,
): Hovered | undefined {
  const [hovered, setHovered] = useState<Hovered>();
  const latest = useRef({ ...handlers, scale });
  useEffect(() => {
    latest.current = { ...handlers, scale };
  });
  useEffect(() => {
    if (!page) return;
    const click = (event: MouseEvent): void => {
      const id = numberOf(blockElementAt(event.target));
      if (id === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.detail > 1) secondPress.event = event;
      latest.current.onChoose(id, event.shiftKey);
    };
    const press = (event: PointerEvent): void => {
      const id = numberOf(blockElementAt(event.target));
      if (id !== undefined) latest.current.onPress(event, id);
    };
    const move = (event: PointerEvent): void => {
      const element = blockElementAt(event.target);
      const id = numberOf(element);
      if (!element || id === undefined) return setHovered(undefined);
      const { top, bottom } = element.getBoundingClientRect();
      const near = nearEdge / latest.current.scale;
      const edge = event.clientY - top < near ? 'top' : bottom - event.clientY < near ? 'bottom' : undefined;
      setHovered((before) => (before?.id === id && before.edge === edge ? before : { id, edge }));
    };
    const leave = (): void => setHovered((before) => (before?.edge ? before : undefined));
    const stop = (event: Event): void => event.preventDefault();
    // A press on a block drags it, and marks no text.
    const select = (event: Event): void => {
      const text = event.target as Node | null;
      if (blockElementAt(text?.nodeType === 3 ? text.parentElement : text)) event.preventDefault();
    };
    page.addEventListener('click', click, true);
    page.addEventListener('pointerdown', press, true);
    page.addEventListener('submit', stop, true);
    page.addEventListener('dragstart', stop, true);
    page.addEventListener('selectstart', select, true);
    page.addEventListener('pointermove', move, { passive: true });
    page.documentElement.addEventListener('pointerleave', leave);
    return () => {
      page.removeEventListener('click', click, true);
      page.removeEventListener('pointerdown', press, true);
      page.removeEventListener('submit', stop, true);
      page.removeEventListener('dragstart', stop, true);
      page.removeEventListener('selectstart', select, true);
      page.removeEventListener('pointermove', move);
      page.documentElement.removeEventListener('pointerleave', leave);
      setHovered(undefined);
    };
  }, [page]);
  return hovered;
}
