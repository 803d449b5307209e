import type { CommonSettings, Screen } from '@boardwright/blocks-schema';
import type { Board } from '../board/board-context.ts';
import type { ReadBlock } from './read-page.ts';

/** The widths at which a screen is one of these, as the style sheets of the pages have them. */
const widths: Readonly<Record<Screen, string>> = {
  phone: '(width < 576px)',
  tablet: '(576px <= width < 992px)',
  desktop: '(width >= 992px)',
};

/** As much of a board as says who looks, and when. */
type Looking = Pick<Board, 'visitor' | 'visitorIsExample' | 'now' | 'layout'>;

/**
 * The blocks of a page that this visitor sees now (specification §2 'Blocks'). What they are hidden by is theirs no more:
 * no visitor is sent it. On a screen a block is hidden by the style sheet, as the server knows of none. The editor's
 * canvas has all of them.
 */
export function visibleBlocks(blocks: readonly ReadBlock[], looking: Looking): readonly ReadBlock[] {
  // Anybody can ask for the canvas; who is no admin sees a page on it as a visitor does.
  if (looking.layout === 'editor' && looking.visitorIsExample) return blocks;
  const withheld = new Set<number>();
  return blocks.flatMap((block) => {
    const { visibility, column: _column, ...settings } = block.settings as Partial<CommonSettings>;
    // What stands in a column goes with the block that has it.
    const isWithheld = block.in !== undefined && withheld.has(block.in.block);
    if (isWithheld || (visibility && !isVisible(visibility, looking))) {
      withheld.add(block.id);
      return [];
    }
    const hiddenOn = (visibility?.hiddenOn ?? []).map(
      (screen) => `@media ${widths[screen]}{:scope{display:none!important}}`,
    );
    const customStyles =
      hiddenOn.length > 0 ? [...hiddenOn, block.customStyles ?? ''].join('\n') : block.customStyles;
    return [{ ...block, settings, customStyles }];
  });
}

function isVisible(
  { hidden, from, until, hiddenFor }: NonNullable<Partial<CommonSettings>['visibility']>,
  { visitor, now }: Looking,
): boolean {
  const at = Date.parse(now);
  if (hidden || hiddenFor?.includes(visitor)) return false;
  return !(from !== undefined && at < Date.parse(from)) && !(until !== undefined && at >= Date.parse(until));
}
