// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { loginBlock } from './login.block.ts';

const { shared, story } = blockStories(loginBlock);

const meta: Meta = {
  title: 'Blocks/Login',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'Logging in, for candidates and employers beside each other or for one of the two. Only on the login page: everywhere else a link leads there.',
  ),
};
export default meta;

export const Default = story('default');
export const OneForm = story('one-form');
export const Employer = story('employer');
export const WithHeadlines = story('with-headlines');
export const Verified = story('verified');
export const LongHeadlines = story('long-headlines');
