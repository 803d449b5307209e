// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { newsletterBlock } from './newsletter.block.ts';

const { shared, story } = blockStories(newsletterBlock);

const meta: Meta = {
  title: 'Blocks/Newsletter',
  tags: ['autodocs', 'new', 'since-1.31'],
  ...withText(
    shared,
    "Asks for an address to mail the board's newsletters to: a field, a button, and what one agrees to. Not for new jobs by mail: those are an alert, which knows what somebody looks for.",
  ),
};
export default meta;

export const Default = story('default');
export const Panel = story('panel');
export const Plain = story('plain');
export const Several = story('several');
export const None = story('none');
export const LongText = story('long-text');
