import type { CanvasBridge } from '@boardwright/engine/canvas-bridge';

/** The door of a page in a frame; undefined until it is open. */
export function canvasBridge(frame: Window | null | undefined): CanvasBridge | undefined {
  return (frame as { readonly boardwrightCanvas?: CanvasBridge } | null | undefined)?.boardwrightCanvas;
}
