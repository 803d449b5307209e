// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { htmlGridBlock } from './html-grid.block.ts';

const { shared, story } = blockStories(htmlGridBlock);

const meta: Meta = {
  title: 'Blocks/HTML grid',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    "Texts or pictures of one's own side by side in columns, which stand below each other on a phone. Not for jobs, companies or articles: their blocks keep themselves up to date.",
  ),
};
export default meta;

export const Default = story('default');
export const Coloured = story('coloured');
export const Picture = story('picture');
export const Numbers = story('numbers');
export const LongText = story('long-text');
export const Empty = story('empty');
