import type { PageMessages } from '@boardwright/ui/translate';

/** A block as the editor has it, not yet saved or long since. The same objects as before for what did not change. */
export interface CanvasBlock {
  readonly id: number;
  readonly key: string;
  /** Complete: defaults filled in, rich text sanitised. */
  readonly settings: unknown;
  readonly customStyles?: string | undefined;
  /** Its data depends on its settings: they are read again when these change. */
  readonly loads: boolean;
  /** Keys of other blocks on whose settings it depends too. */
  readonly reads?: readonly string[] | undefined;
  /** How many columns it has that other blocks may stand in; undefined for a block that holds none. */
  readonly columns?: number | undefined;
  /** It stands on several pages: the column of one is none on another. */
  readonly shared?: boolean | undefined;
}

/** What a page on the canvas puts on its window, once its scripts run, for the editor on the same origin. */
export interface CanvasBridge {
  /** The page's blocks from top to bottom. Those of a kind the page has no data for yet follow as soon as it is there. */
  readonly show: (blocks: readonly CanvasBlock[]) => void;
  /** Words by namespace, the site's own among them: from now on they are drawn instead of what the server sent. */
  readonly setMessages: (messages: PageMessages) => void;
  /** Renders one block with these settings instead of its own, until called without. Its data is read with its own. */
  readonly override: (block?: Pick<CanvasBlock, 'id' | 'settings'>) => void;
}
