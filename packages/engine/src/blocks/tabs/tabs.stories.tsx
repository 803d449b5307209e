// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { tabsBlock } from './tabs.block.ts';

const { shared, story } = blockStories(tabsBlock);

const meta: Meta = {
  title: 'Blocks/Tabs',
  tags: ['autodocs', 'new', 'since-1.31'],
  ...withText(
    shared,
    'Texts of which one is read at a time: for candidates and for employers, or a few kinds of one thing. Not for what everybody should read, which stands below each other, nor for questions: those fold open.',
  ),
};
export default meta;

export const Default = story('default');
export const Line = story('line');
export const Side = story('side');
export const LongText = story('long-text');
