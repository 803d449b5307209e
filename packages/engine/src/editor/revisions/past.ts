import type { EditedBlock } from '../../machines/page-editing/edited-site.ts';
import { inOnePage, type InOneBlock } from './compared.ts';
import type { Revision } from './page-version.ts';

export const pastModes = ['now', 'compared', 'then'] as const;
export type PastMode = (typeof pastModes)[number];

/** A revision that is looked at on the bench. Nothing on the page can be changed meanwhile. */
export interface Past {
  readonly revision: Revision;
  /** The one before it; undefined for the oldest. */
  readonly before: Revision | undefined;
  /** Milliseconds: since when the page is as visitors see it. */
  readonly liveAt: number;
  readonly mode: PastMode;
  /** What the bench shows; undefined for the page as it is. */
  readonly blocks: readonly EditedBlock[] | undefined;
}

/**
 * A revision as it is looked at.
 * @param inOne how a block that changed is shown when it is compared
 * @param mode compared with the one before it where there is one, without
 */
export function lookAt(
  { revision, before, liveAt }: Pick<Past, 'revision' | 'before' | 'liveAt'>,
  inOne: InOneBlock | undefined,
  mode: PastMode = before ? 'compared' : 'then',
): Past {
  const shown = mode === 'compared' && before ? inOnePage(before, revision, inOne) : revision.blocks;
  return { revision, before, liveAt, mode, blocks: mode === 'now' ? undefined : shown };
}
