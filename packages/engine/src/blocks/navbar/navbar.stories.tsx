// Written by storybook/write-stories.ts from the block's fixtures.
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { navbarBlock } from './navbar.block.ts';

const { shared, story } = blockStories(navbarBlock);

const meta: Meta = { title: 'Blocks/Navigation bar', tags: ['autodocs', 'stable', 'since-1.30'], ...shared };
export default meta;

export const Default = story('default');
export const Drawn = story('drawn');
export const Dropdown = story('dropdown');
export const LongLabels = story('long-labels');
export const OwnLogo = story('own-logo');
export const Empty = story('empty');
