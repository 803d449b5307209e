// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { newsFeedBlock } from './news-feed.block.ts';

const { shared, story } = blockStories(newsFeedBlock);

const meta: Meta = {
  title: 'Blocks/News feed',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'Articles of the board or of a feed from elsewhere, newest first. Not with one article: link to it.',
  ),
};
export default meta;

export const Default = story('default');
export const Pages = story('pages');
export const NoBorder = story('no-border');
export const Feed = story('feed');
export const LongText = story('long-text');
export const Empty = story('empty');
export const Unreachable = story('unreachable');
