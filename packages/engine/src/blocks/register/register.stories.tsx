// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { registerBlock } from './register.block.ts';

const { shared, story } = blockStories(registerBlock);

const meta: Meta = {
  title: 'Blocks/Register',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'Making an account, as a candidate or as an employer. Only on its own page: the login leads there.',
  ),
};
export default meta;

export const Default = story('default');
export const Employer = story('employer');
export const ShortEmployer = story('short-employer');
export const Split = story('split');
export const WithTerms = story('with-terms');
