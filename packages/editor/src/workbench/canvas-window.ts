import type { CanvasBridge } from '@boardwright/engine/canvas-bridge';

/** The bridge of a page in a frame; undefined until its scripts run. */
export function canvasBridge(frame: Window | null | undefined): CanvasBridge | undefined {
  return (frame as { readonly boardwrightCanvas?: CanvasBridge } | null | undefined)?.boardwrightCanvas;
}
