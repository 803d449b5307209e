// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { columnsBlock } from './columns.block.ts';

const { shared, story } = blockStories(columnsBlock);

const meta: Meta = {
  title: 'Blocks/Columns',
  tags: ['autodocs', 'new', 'since-1.31'],
  ...withText(
    shared,
    'Other blocks side by side: a form beside what it is for, three offers in a row, a quote next to its figures. One column holds several blocks together, on a background of their own.',
  ),
};
export default meta;

export const Default = story('default');
export const Three = story('three');
export const One = story('one');
