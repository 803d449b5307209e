// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { quoteBlock } from './quote.block.ts';

const { shared, story } = blockStories(quoteBlock);

const meta: Meta = {
  title: 'Blocks/Quote',
  tags: ['autodocs', 'new', 'since-1.31'],
  ...withText(
    shared,
    'One sentence that somebody said, large, with who said it: a rest between two sections. Not for what several people say: those are reviews.',
  ),
};
export default meta;

export const Default = story('default');
export const Center = story('center');
export const Beside = story('beside');
export const Panel = story('panel');
export const LongText = story('long-text');
