// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { passwordForgotBlock } from './password-forgot.block.ts';

const { shared, story } = blockStories(passwordForgotBlock);

const meta: Meta = {
  title: 'Blocks/Password forgot',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'Asking for the mail by which a password is chosen anew. Only on its own page: the login leads there.',
  ),
};
export default meta;

export const Default = story('default');
export const Employer = story('employer');
export const Sent = story('sent');
export const WithHeadline = story('with-headline');
