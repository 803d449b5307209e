import { isFrame } from '@boardwright/engine/frame-blocks';
import type { EditedBlock, EditedPage, EditedSite } from '../page-editing/edited-site.ts';
import { placeForNew } from '../model/block-commands.ts';
import {
  depthOf,
  fittingPlace,
  placeAside,
  placeBefore,
  treeOf,
  treeOfPage,
  withInner,
  type BlockTree,
  type Fit,
  type Place,
} from '../model/block-tree.ts';

/** Of what stands on several pages: in no column. */
export const outer: Fit = { depth: 0, isOuter: true };

/** Where blocks of the page on the bench can be put, as it stands at that moment. */
export interface BlockPlaces {
  readonly treeOn: (page: EditedPage) => BlockTree;
  readonly fitOfBlocks: (blocks: readonly EditedBlock[]) => Fit;
  /** Of blocks of the page, with all that stands in their columns. */
  readonly fitOfIds: (ids: readonly number[]) => Fit;
  /** Where blocks can be of where they are meant to be; without a place below the chosen block. */
  readonly placeOn: (page: EditedPage, at: Place | undefined, fit: Fit) => Place;
  /** Up or down in their column. */
  readonly upOrDown: (ids: readonly number[], by: 1 | -1) => Place | undefined;
  /** Into the column beside theirs, out of the columns or into those of the block beside them. */
  readonly aside: (ids: readonly number[], by: 1 | -1) => Place | undefined;
}

export function createBlockPlaces(
  site: () => EditedSite,
  pageNow: () => EditedPage | undefined,
  blockNow: () => number | undefined,
): BlockPlaces {
  const treeOn = (page: EditedPage): BlockTree => treeOfPage(page, site());
  const fitOfBlocks = (blocks: readonly EditedBlock[]): Fit => ({
    depth: depthOf(treeOf(blocks, site())),
    isOuter: blocks.some(({ key, isGlobal }) => isGlobal || isFrame(key)),
  });
  const fitOfIds = (ids: readonly number[]): Fit => {
    const page = pageNow();
    if (!page) return outer;
    const { blockOf } = site();
    return fitOfBlocks(withInner(treeOn(page), ids).flatMap((id) => blockOf[id] ?? []));
  };
  return {
    treeOn,
    fitOfBlocks,
    fitOfIds,
    placeOn: (page, at, fit) =>
      fittingPlace(treeOn(page), at ?? placeForNew(site(), page.blocks, blockNow()), fit),
    upOrDown(ids, by) {
      const page = pageNow();
      return page && placeBefore(treeOn(page), ids, by);
    },
    aside(ids, by) {
      const page = pageNow();
      return page && placeAside(treeOn(page), ids, by, fitOfIds(ids));
    },
  };
}
