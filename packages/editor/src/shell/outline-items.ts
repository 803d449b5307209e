import type { EditedBlock } from '../page-editing/edited-site.ts';
import { outlineItem, type OutlineItem } from '../saving/site-pages.ts';

/** Makes each block's line once: while one block changes, the lines of the others are as they were. */
export function createOutlineItems(
  blocks: Parameters<typeof outlineItem>[2],
  locale: string,
): (block: EditedBlock) => OutlineItem {
  const made = new WeakMap<EditedBlock, OutlineItem>();
  return (block) => {
    const item = made.get(block) ?? outlineItem(block, locale, blocks);
    made.set(block, item);
    return item;
  };
}
