// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { organisationSearchBlock } from './organisation-search.block.ts';

const { shared, story } = blockStories(organisationSearchBlock);

const meta: Meta = {
  title: 'Blocks/Organisation search',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'All companies of the board, to be searched and looked through. Not on the page of one company, which has its own block.',
  ),
};
export default meta;

export const Default = story('default');
export const Titled = story('titled');
export const Searched = story('searched');
export const Empty = story('empty');
export const None = story('none');
export const Beyond = story('beyond');
export const LongText = story('long-text');
