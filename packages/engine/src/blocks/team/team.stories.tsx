// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { teamBlock } from './team.block.ts';

const { shared, story } = blockStories(teamBlock);

const meta: Meta = {
  title: 'Blocks/Team',
  tags: ['autodocs', 'new', 'since-1.31'],
  ...withText(
    shared,
    'The people behind the board, or of one department, with what they do and how to reach them. Not without asking them, and not for a whole company.',
  ),
};
export default meta;

export const Default = story('default');
export const Portraits = story('portraits');
export const Rows = story('rows');
export const LongText = story('long-text');
