// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { figuresBlock } from './figures.block.ts';

const { shared, story } = blockStories(figuresBlock);

const meta: Meta = {
  title: 'Blocks/Figures',
  tags: ['autodocs', 'new', 'since-1.31'],
  ...withText(
    shared,
    'A few numbers that say how large or how good something is, each with what it counts. Three or four: nobody reads nine of them, and one alone belongs in a sentence.',
  ),
};
export default meta;

export const Default = story('default');
export const Lines = story('lines');
export const Cards = story('cards');
export const Panel = story('panel');
export const LongText = story('long-text');
