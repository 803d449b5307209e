import type { RenderedBlock, Words } from '@boardwright/engine';

/** What the page on the editor's canvas shows instead of what the server sent. */
export interface CanvasPage {
  readonly blocks: readonly RenderedBlock[];
  readonly words: Words;
}

/** The server's answer for blocks that are not as it sent them: data read with their settings of now. */
export interface CanvasResponse {
  readonly blocks: readonly {
    readonly id: number;
    readonly settings: unknown;
    readonly data?: unknown;
    /** Why its data could not be read. */
    readonly failed?: string;
  }[];
  readonly words: Words;
  readonly styles: readonly string[];
}

/** Field of the form in which the canvas asks for data. */
export const canvasField = '_canvas';
