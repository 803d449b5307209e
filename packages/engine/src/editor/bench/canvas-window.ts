import type { Words } from '../../i18n/translate.ts';
import type { CanvasBlock } from './canvas-blocks.ts';

/** The door that the page on the canvas opens on its window, once its scripts run. */
export interface CanvasDoor {
  /** Draws these blocks instead of what the server sent. */
  readonly show: (blocks: readonly CanvasBlock[]) => void;
  /** Draws with these words, the site's own among them. */
  readonly say: (words: Words) => void;
}

/** The door of a page in a frame; undefined until it is open. */
export function canvasDoor(frame: Window | null | undefined): CanvasDoor | undefined {
  return (frame as { readonly boardwrightCanvas?: CanvasDoor } | null | undefined)?.boardwrightCanvas;
}
