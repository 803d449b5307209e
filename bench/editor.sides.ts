import type { Browser, Page } from 'playwright-core';

/** The text that stands in every block's heading at first. */
export const firstHeading = 'Werk dat bij de streek past';
/** The paragraphs of every block's text. */
export const paragraphs = [
  'Wadwerk begon in 2014 aan een keukentafel in Winsum.',
  'Sindsdien brengen we werkzoekenden en werkgevers in het Noorden bij elkaar.',
] as const;

/** An editor as the bench works with it: the same things are asked of both. */
export interface Side {
  readonly name: 'ours' | 'Puck';
  /**
   * A page of so many blocks that nobody has changed yet, as the address that chooses the nth of them.
   * @param isTypedIn whether texts are typed where they stand, where that is to be asked for
   */
  readonly freshPage: (blocks: number, chosen: number, isTypedIn?: boolean) => Promise<string>;
  /** Takes away a page that was measured: with each visit's page left on it, the site would be another one. */
  readonly leave: (address: string) => Promise<void>;
  readonly newPage: (browser: Browser) => Promise<Page>;
  /** Frame of the preview. */
  readonly frame: string;
  /** Blocks in the preview, those of the measured kind. */
  readonly block: string;
  /** Heading in a block. */
  readonly heading: string;
  /** The chosen block, in the preview. */
  readonly chosen: (page: Page) => Promise<string>;
  /** The field of the chosen block's heading. */
  readonly field: string;
  /** Buttons that insert a block below the chosen one, copy it, and move it down and up. */
  readonly buttons: Readonly<Record<'insert' | 'duplicate' | 'down' | 'up', string>>;
}

/** The window both editors are seen in. */
export const viewport = { width: 1440, height: 900 } as const;
