// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { headingTextBlock } from './heading-text.block.ts';

const { shared, story } = blockStories(headingTextBlock);

const meta: Meta = {
  title: 'Blocks/Heading and text',
  tags: ['autodocs', 'new', 'since-1.31'],
  ...withText(
    shared,
    'A heading with text below it, alone on its line: an introduction, an explanation, conditions. Not for a text beside a picture, which has a block of its own, nor for questions with answers: those fold open.',
  ),
};
export default meta;

export const Default = story('default');
export const Text = story('text');
export const Introduction = story('introduction');
export const Wide = story('wide');
export const TwoColumns = story('two-columns');
export const LongText = story('long-text');
