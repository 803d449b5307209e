import type { EditedBlock, EditedPage } from '../page-editing/edited-site.ts';

/** A page with its blocks from top to bottom: as it is, or as it was. */
export interface PageVersion {
  readonly page: EditedPage;
  readonly blocks: readonly EditedBlock[];
}

/** What a page was: who saved it last, and when. */
export interface Revision extends PageVersion {
  readonly id: number;
  /** Empty for what it was before anybody changed it here. */
  readonly author: string;
  /** Empty for most. */
  readonly name: string;
  /** Milliseconds. */
  readonly at: number;
}

export const pastModes = ['now', 'compared', 'then'] as const;
export type PastMode = (typeof pastModes)[number];

/** A revision that is looked at on the bench. Nothing on the page can be changed meanwhile. */
export interface Past {
  readonly revision: Revision;
  /** The one before it; undefined for the oldest. */
  readonly before: Revision | undefined;
  /** The page as it is edited, where the revision is what visitors have: it is compared with that. */
  readonly draft?: PageVersion;
  /** Milliseconds: since when the page is as visitors see it. */
  readonly liveAt: number;
  readonly mode: PastMode;
  /** What the bench shows; undefined for the page as it is. */
  readonly blocks: readonly EditedBlock[] | undefined;
}
