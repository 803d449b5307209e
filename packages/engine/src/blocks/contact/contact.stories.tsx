// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { contactBlock } from './contact.block.ts';

const { shared, story } = blockStories(contactBlock);

const meta: Meta = {
  title: 'Blocks/Contact',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'A form by which a visitor writes to an address of the board, with the fields that are asked for. Not for applying to a job: that form stands with the job and keeps what it is given.',
  ),
};
export default meta;

export const Default = story('default');
export const Titled = story('titled');
export const Short = story('short');
export const Shortest = story('shortest');
export const Sent = story('sent');
export const LongText = story('long-text');
