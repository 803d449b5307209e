// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { candidateListBlock } from './candidate-list.block.ts';

const { shared, story } = blockStories(candidateListBlock);

const meta: Meta = {
  title: 'Blocks/Candidate list',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'Candidates who may be found, with filters, for employers who look for somebody. Not on a board that has no resumes: it would be empty for everybody.',
  ),
};
export default meta;

export const Default = story('default');
export const Headed = story('headed');
export const ForEmployers = story('for-employers');
export const Filtered = story('filtered');
export const Notices = story('notices');
export const Empty = story('empty');
export const NobodyYet = story('nobody-yet');
