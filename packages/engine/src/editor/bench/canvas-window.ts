import type { CanvasDoor } from '../../page/canvas-door.ts';

/** The door of a page in a frame; undefined until it is open. */
export function canvasDoor(frame: Window | null | undefined): CanvasDoor | undefined {
  return (frame as { readonly boardwrightCanvas?: CanvasDoor } | null | undefined)?.boardwrightCanvas;
}
