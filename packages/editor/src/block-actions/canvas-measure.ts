import type { Lying } from './drop-place.ts';

/** The page in its frame, and how much it is shrunk. */
export interface CanvasPosition {
  readonly document: Document;
  readonly frame: HTMLIFrameElement;
  readonly scale: number;
}

/** Pixels of the window that open where a dragged block would land. */
export const spaceHeight = 104;
/** Pixels of the window kept for a card in place of a block. */
export const cardHeight = 84;

export function blockElement(page: Document, id: number): HTMLElement | undefined {
  return page.querySelector<HTMLElement>(`[data-block="${id}"]`) ?? undefined;
}

/** Where the blocks of a page lie, in pixels of the page; one that is not drawn lies flat below the one above it. */
export function lyingOf(page: Document, ids: readonly number[]): readonly Lying[] {
  const scrolled = page.defaultView?.scrollY ?? 0;
  let bottom = 0;
  return ids.map((id) => {
    const box = blockElement(page, id)?.getBoundingClientRect();
    const top = box ? box.top + scrolled : bottom;
    const height = box?.height ?? 0;
    bottom = top + height;
    return { id, top, height };
  });
}

/** A point of the editor's window on the page, in pixels of it; undefined when it is not over the page. */
export function pointOnPage(
  { document: page, frame, scale }: CanvasPosition,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } | undefined {
  const box = frame.getBoundingClientRect();
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return undefined;
  return { x: (x - box.left) / scale, y: (y - box.top) / scale + (page.defaultView?.scrollY ?? 0) };
}

/** Pixels from the frame's edge within which carrying scrolls the page. */
const scrollZone = 44;

/** How far the page scrolls while something is held at this height of the window. */
export function scrollStep({ frame }: CanvasPosition, x: number, y: number): number {
  const box = frame.getBoundingClientRect();
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return 0;
  if (y < box.top + scrollZone) return -14;
  return y > box.bottom - scrollZone ? 14 : 0;
}
