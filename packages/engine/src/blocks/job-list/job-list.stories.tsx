// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { jobListBlock } from './job-list.block.ts';

const { shared, story } = blockStories(jobListBlock);

const meta: Meta = {
  title: 'Blocks/Job list',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'The jobs of the board with filters, order and pages; the state of the list is its address. Not beside another list: a page has one.',
  ),
};
export default meta;

export const Default = story('default');
export const Titles = story('titles');
export const Cards = story('cards');
export const Split = story('split');
export const SplitUnsorted = story('split-unsorted');
export const SidebarAlert = story('sidebar-alert');
export const Facets = story('facets');
export const Fixed = story('fixed');
export const Empty = story('empty');
export const Notices = story('notices');
export const Version0 = story('version-0');
