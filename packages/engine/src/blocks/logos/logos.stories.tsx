// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { logosBlock } from './logos.block.ts';

const { shared, story } = blockStories(logosBlock);

const meta: Meta = {
  title: 'Blocks/Logos',
  tags: ['autodocs', 'new', 'since-1.31'],
  ...withText(
    shared,
    'Whose logos stand for the board: employers, partners, members. Not for companies of the board with their jobs: those are featured organisations.',
  ),
};
export default meta;

export const Default = story('default');
export const Row = story('row');
export const Grid = story('grid');
export const LongText = story('long-text');
