// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { jobPerLinkBlock } from './job-per-link.block.ts';

const { shared, story } = blockStories(jobPerLinkBlock);

const meta: Meta = {
  title: 'Blocks/Jobs per link',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'Searches that visitors often make, as links with how many jobs each has: towns, trades. Not for filters on a list of jobs: it always leads to another page.',
  ),
};
export default meta;

export const Default = story('default');
export const Tabs = story('tabs');
export const OneTab = story('one-tab');
export const Cards = story('cards');
export const CardSets = story('card-sets');
export const LongText = story('long-text');
