// Written by storybook/write-stories.ts from the block's fixtures.
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { htmlGridBlock } from './html-grid.block.ts';

const { shared, story } = blockStories(htmlGridBlock);

const meta: Meta = { title: 'Blocks/HTML grid', tags: ['autodocs', 'stable', 'since-1.30'], ...shared };
export default meta;

export const Default = story('default');
export const Coloured = story('coloured');
export const Picture = story('picture');
export const Numbers = story('numbers');
export const LongText = story('long-text');
export const Empty = story('empty');
