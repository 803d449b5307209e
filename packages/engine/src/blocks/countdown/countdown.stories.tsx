// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { countdownBlock } from './countdown.block.ts';

const { shared, story } = blockStories(countdownBlock);

const meta: Meta = {
  title: 'Blocks/Countdown',
  tags: ['autodocs', 'new', 'since-1.31'],
  ...withText(
    shared,
    'How long it is until something begins or closes: an open day, a deadline. It ends in words. Not for a moment that nobody waits for, and not to hurry people.',
  ),
};
export default meta;

export const Default = story('default');
export const Plain = story('plain');
export const Panel = story('panel');
export const Over = story('over');
export const LongText = story('long-text');
