// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { galleryBlock } from './gallery.block.ts';

const { shared, story } = blockStories(galleryBlock);

const meta: Meta = {
  title: 'Blocks/Picture gallery',
  tags: ['autodocs', 'new', 'since-1.31'],
  ...withText(
    shared,
    'Pictures beside each other, each with a caption where it needs one: a workplace, an event, a town. Not for one picture beside a text, and not for pictures that carry text.',
  ),
};
export default meta;

export const Default = story('default');
export const Grid = story('grid');
export const Lead = story('lead');
export const Strip = story('strip');
export const LongText = story('long-text');
