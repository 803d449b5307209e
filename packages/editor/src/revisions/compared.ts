import type { EditedBlock } from '../page-editing/edited-site.ts';
import { changeText, type Around } from './change-text.ts';
import { diffPages } from './page-diff.ts';
import type { PageVersion } from '../model/past.ts';

/** What became of a block from one version to the next. */
export type BlockFate = 'added' | 'removed' | 'changed';

/** A block to mark in the page, and what to say of it. */
export interface BlockMark {
  readonly id: number;
  readonly fate: BlockFate;
  /** What changed, the first of it first: 'Heading changed'. */
  readonly changes: readonly string[];
}

/** A block of two versions as one. */
export type InOneBlock = (was: EditedBlock, now: EditedBlock) => EditedBlock;

/** Two versions in one page: the later one, and what it no longer has where that stood. */
export function inOnePage(
  was: PageVersion,
  now: PageVersion,
  inOne: InOneBlock = (_, block) => block,
): readonly EditedBlock[] {
  const page = now.blocks.map((block) => {
    const before = was.blocks.find(({ id, key }) => id === block.id && key === block.key);
    return before ? inOne(before, block) : block;
  });
  const isThere = (id: number): boolean => page.some((block) => block.id === id);
  for (const [at, block] of was.blocks.entries()) {
    if (isThere(block.id)) continue;
    const above = was.blocks.slice(0, at).findLast(({ id }) => isThere(id));
    const place = above ? page.findIndex(({ id }) => id === above.id) + 1 : 0;
    page.splice(place, 0, block);
  }
  return page;
}

/** What changed in a page, block by block. */
export function marksOf(was: PageVersion, now: PageVersion, around: Around): readonly BlockMark[] {
  const marks = new Map<number, BlockMark>();
  for (const change of diffPages(was, now, around.own)) {
    if (!('block' in change)) continue;
    const { id } = change.block;
    const before = marks.get(id);
    const fate = change.kind === 'added' || change.kind === 'removed' ? change.kind : 'changed';
    const { short } = changeText(change, around);
    marks.set(id, { id, fate: before?.fate ?? fate, changes: [...(before?.changes ?? []), short] });
  }
  return [...marks.values()];
}
