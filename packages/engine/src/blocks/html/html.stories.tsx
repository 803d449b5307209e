// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { htmlBlock } from './html.block.ts';

const { shared, story } = blockStories(htmlBlock);

const meta: Meta = {
  title: 'Blocks/HTML',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    "Text or code of one's own, as it is: terms, a privacy statement, a form of somebody else. Not for what another block does: it does not know the brand, and nobody translates it.",
  ),
};
export default meta;

export const Default = story('default');
export const Prose = story('prose');
export const Placeholders = story('placeholders');
export const Script = story('script');
