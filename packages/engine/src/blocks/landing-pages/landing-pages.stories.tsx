// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { landingPagesBlock } from './landing-pages.block.ts';

const { shared, story } = blockStories(landingPagesBlock);

const meta: Meta = {
  title: 'Blocks/Landing pages',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'A search that has a page of its own, for search engines; without one in the address, the list of them. Not in place of the list of jobs: its filters are fixed.',
  ),
};
export default meta;

export const Default = story('default');
export const Titled = story('titled');
export const Jobs = story('jobs');
export const JobsCards = story('jobs-cards');
export const NoJobs = story('no-jobs');
export const Empty = story('empty');
