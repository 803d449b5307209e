import type { PageMessages } from '@boardwright/ui/translate';
import type { CanvasBlock } from './canvas-bridge.ts';
import type { RenderedBlock } from './page-data.ts';

/** What the page on the editor's canvas shows instead of what the server sent. */
export interface CanvasPage {
  readonly blocks: readonly RenderedBlock[];
  readonly messages: PageMessages;
}

/** A block of which the editor's canvas asks the data. */
export interface CanvasRequest extends Pick<CanvasBlock, 'id' | 'key' | 'settings'> {
  /** Settings, by key, of the other blocks of the page that it reads. */
  readonly siblings: Readonly<Record<string, unknown>>;
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
  readonly messages: PageMessages;
  readonly styles: readonly string[];
}
