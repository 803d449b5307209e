// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { navbarBlock } from './navbar.block.ts';

const { shared, story } = blockStories(navbarBlock);

const meta: Meta = {
  title: 'Blocks/Navigation bar',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    "The top of every page: where one is, where one can go, the language, and the account. Once on a page, and first. Its links begin as specification §2 'Navbar and footer' has them; an empty name takes the page's own label.",
  ),
};
export default meta;

export const Default = story('default');
export const Drawn = story('drawn');
export const Dropdown = story('dropdown');
export const LongLabels = story('long-labels');
export const OwnLogo = story('own-logo');
export const Empty = story('empty');
