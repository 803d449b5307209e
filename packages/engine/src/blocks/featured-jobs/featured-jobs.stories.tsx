// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { featuredJobsBlock } from './featured-jobs.block.ts';

const { shared, story } = blockStories(featuredJobsBlock);

const meta: Meta = {
  title: 'Blocks/Featured jobs',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'A few jobs that a rule of its settings chooses, as the newest or the featured ones, with the way to all of them. Not as the list of jobs: it has no filters and no pages.',
  ),
};
export default meta;

export const Default = story('default');
export const Cards = story('cards');
export const List = story('list');
export const PremiumOnly = story('premium-only');
export const LongTitle = story('long-title');
