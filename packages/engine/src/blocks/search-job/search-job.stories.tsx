// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { searchJobBlock } from './search-job.block.ts';

const { shared, story } = blockStories(searchJobBlock);

const meta: Meta = {
  title: 'Blocks/Search job',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'Searching for jobs, or for candidates, from anywhere: large on a home page, slim above a list. Not twice on a page.',
  ),
};
export default meta;

export const Default = story('default');
export const Drawn = story('drawn');
export const Photo = story('photo');
export const Medium = story('medium');
export const Small = story('small');
export const Candidates = story('candidates');
export const LongText = story('long-text');
