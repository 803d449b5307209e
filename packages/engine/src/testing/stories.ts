import type { BlockPackage } from '@boardwright/blocks-schema';
import { packagedBlocks } from '../packaged-blocks.ts';
import { blockStories, type BlockStories, type BlockStory } from './block-stories.tsx';

export { blockStories, type BlockStories, type BlockStory };
export { pageStories, productPageStories, type PageStories } from './page-stories.tsx';
export type { ProductPage } from './whole-page.tsx';

/**
 * Stories of a block from outside.
 * @throws RangeError when no package brings a block of that key
 */
export async function packagedStories(packages: readonly BlockPackage[], key: string): Promise<BlockStories> {
  const found = packages.find((each) => each.key === key);
  if (!found) throw new RangeError(`No package brings the block '${key}'`);
  const { fixtures } = await found.declaration();
  const [block] = await packagedBlocks([found]);
  if (!block) throw new RangeError(`No package brings the block '${key}'`);
  return blockStories(block, fixtures);
}
