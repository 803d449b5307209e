// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { reviewsBlock } from './reviews.block.ts';

const { shared, story } = blockStories(reviewsBlock);

const meta: Meta = {
  title: 'Blocks/Reviews',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'What people say of the board, in their words, with their names. Not invented, and not without asking those who said it.',
  ),
};
export default meta;

export const Default = story('default');
export const One = story('one');
export const Two = story('two');
export const Six = story('six');
export const Many = story('many');
export const Pictures = story('pictures');
export const LongText = story('long-text');
