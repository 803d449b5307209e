import type { Configuration } from '@boardwright/api-client/contract';
import type { SiteSettings } from '@boardwright/blocks-schema';
import type { Board, Visitor } from '../board/board-context.ts';
import type { PreviewResponses } from './preview-client.ts';

/** How a fixture's page is met: who asks for which address, and what the board answers. */
export interface Scene {
  /** The page's path; the home page otherwise. */
  readonly path?: string;
  /** The address's query, from its `?`. */
  readonly search?: string;
  readonly visitor?: Visitor;
  readonly answers?: PreviewResponses;
  /** Settings of other blocks on the page, by key. */
  readonly siblings?: Readonly<Record<string, unknown>>;
  /** What is different about the site's settings. */
  readonly siteSettings?: Partial<SiteSettings>;
  /** What is different about what the board is set to. */
  readonly configuration?: Partial<Configuration>;
  /** What is different about the board. */
  readonly board?: Partial<Board>;
}

/** What a block's fixtures need beside settings: `<key>.scenes.ts` in its folder. The contract suite and the stories draw them so. */
export interface BlockScenes {
  readonly all?: Scene;
  /** By fixture; laid over `all`. */
  readonly of?: Readonly<Record<string, Scene>>;
}
