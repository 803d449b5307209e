// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { organisationBlock } from './organisation.block.ts';

const { shared, story } = blockStories(organisationBlock);

const meta: Meta = {
  title: 'Blocks/Organisation',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'The page of one organisation with its jobs; without a child slug the search of all. Not for showing companies on a home page: those are featured organisations.',
  ),
};
export default meta;

export const Default = story('default');
export const Cards = story('cards');
export const Bare = story('bare');
export const LongNames = story('long-names');
export const SecondPage = story('second-page');
export const Beyond = story('beyond');
export const Anonymous = story('anonymous');
export const Search = story('search');
