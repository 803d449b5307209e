// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { passwordChangeBlock } from './password-change.block.ts';

const { shared, story } = blockStories(passwordChangeBlock);

const meta: Meta = {
  title: 'Blocks/Password change',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'Choosing another password, behind the mailed link or in the account. Only on the page that mails lead to.',
  ),
};
export default meta;

export const Default = story('default');
export const LoggedIn = story('logged-in');
export const NoLink = story('no-link');
export const WithHeadline = story('with-headline');
