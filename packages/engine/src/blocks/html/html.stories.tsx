// Written by storybook/write-stories.ts from the block's fixtures.
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { htmlBlock } from './html.block.ts';

const { shared, story } = blockStories(htmlBlock);

const meta: Meta = { title: 'Blocks/HTML', tags: ['autodocs', 'stable', 'since-1.30'], ...shared };
export default meta;

export const Default = story('default');
export const Prose = story('prose');
export const Placeholders = story('placeholders');
export const Script = story('script');
