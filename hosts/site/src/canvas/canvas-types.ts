import type { DrawnBlock, Words } from '@boardwright/engine';

/** A block as the editor has it, not yet saved or long since. The same objects as before for what did not change. */
export interface CanvasBlock {
  readonly id: number;
  readonly key: string;
  /** Complete: defaults filled in, rich text sanitised. */
  readonly settings: unknown;
  readonly customStyles?: string | undefined;
  /** Its data depends on its settings: they are read again when these change. */
  readonly loads: boolean;
}

/** What the page on the editor's canvas shows instead of what the server sent. */
export interface CanvasPage {
  readonly blocks: readonly DrawnBlock[];
  readonly words: Words;
}

/** The door through which the editor, on the same origin, shows its changes in the page. */
export interface CanvasLink {
  /** The page's blocks from top to bottom. Those of a kind the page has no data for yet follow as soon as it is there. */
  readonly show: (blocks: readonly CanvasBlock[]) => void;
  /** Words by namespace, the site's own among them: from now on they are drawn instead of what the server sent. */
  readonly say: (words: Words) => void;
}

/** The server's answer for blocks that are not as it sent them: data read with their settings of now. */
export interface CanvasAnswer {
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
