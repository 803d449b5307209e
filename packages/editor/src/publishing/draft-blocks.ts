import type { PageVersion } from '../model/past.ts';
import { changeText, type Around, type ChangeText } from '../revisions/change-text.ts';
import type { PageChange } from '../revisions/page-diff.ts';

/** A block of which visitors do not have something, or have something that the draft no longer has. */
export interface DraftBlock {
  readonly id: number;
  readonly sign: ChangeText['sign'];
  /** What changed, the first of it first: 'Heading changed'. */
  readonly changes: readonly string[];
  /** Of one that the draft no longer has: that, what it is called, and the block it stood below. */
  readonly removed?: {
    readonly change: PageChange;
    readonly text: string;
    readonly above: number | undefined;
  };
}

/**
 * The changes of a draft block by block, from top to bottom as one meets them on the page.
 * @param published the page as visitors have it
 * @param blocks numbers of the draft's blocks, in their order
 */
export function draftBlocks(
  changes: readonly PageChange[],
  published: PageVersion,
  blocks: readonly number[],
  around: Around,
): readonly DraftBlock[] {
  const found = new Map<number, DraftBlock>();
  for (const change of changes) {
    if (!('block' in change)) continue;
    const { id } = change.block;
    const { sign, text, short } = changeText(change, around);
    const before = found.get(id);
    found.set(id, {
      id,
      // A block that is new, or elsewhere, and changed besides is that first; of several words and settings the block changed.
      sign:
        before && before.sign !== sign
          ? before.sign === '+' || before.sign === '↕'
            ? before.sign
            : '~'
          : sign,
      changes: [...(before?.changes ?? []), short],
      ...(change.kind === 'removed' && { removed: { change, text, above: aboveOf(id, published, blocks) } }),
    });
  }
  const placeOf = ({ id, removed }: DraftBlock): number =>
    removed ? (removed.above === undefined ? -1 : blocks.indexOf(removed.above)) + 0.5 : blocks.indexOf(id);
  return [...found.values()].toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The nearest block above it that the draft still has. */
function aboveOf(id: number, published: PageVersion, blocks: readonly number[]): number | undefined {
  const order = published.blocks.map((block) => block.id);
  return order.slice(0, order.indexOf(id)).findLast((one) => blocks.includes(one));
}
