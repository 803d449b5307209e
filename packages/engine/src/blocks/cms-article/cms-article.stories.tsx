// Written by storybook/write-stories.ts from the block's fixtures.
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { cmsArticleBlock } from './cms-article.block.ts';

const { shared, story } = blockStories(cmsArticleBlock);

const meta: Meta = { title: 'Blocks/CMS article', tags: ['autodocs', 'stable', 'since-1.30'], ...shared };
export default meta;

export const Default = story('default');
export const Plain = story('plain');
export const LongText = story('long-text');
