// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { timelineBlock } from './timeline.block.ts';

const { shared, story } = blockStories(timelineBlock);

const meta: Meta = {
  title: 'Blocks/Timeline',
  tags: ['autodocs', 'new', 'since-1.31'],
  ...withText(
    shared,
    'What happens one after another: the years of a company, the steps of a procedure. Not for things without an order: those are figures or a list.',
  ),
};
export default meta;

export const Default = story('default');
export const Down = story('down');
export const Across = story('across');
export const LongText = story('long-text');
