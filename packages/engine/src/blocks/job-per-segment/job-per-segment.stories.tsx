// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { jobPerSegmentBlock } from './job-per-segment.block.ts';

const { shared, story } = blockStories(jobPerSegmentBlock);

const meta: Meta = {
  title: 'Blocks/Jobs per segment',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'The jobs of a board by one group of its segments, with how many each has. Not for a group of which most segments have no jobs.',
  ),
};
export default meta;

export const Default = story('default');
export const Tabs = story('tabs');
export const Cards = story('cards');
export const BigCards = story('big-cards');
export const List = story('list');
export const Empty = story('empty');
export const LongTitle = story('long-title');
