// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { cmsArticleBlock } from './cms-article.block.ts';

const { shared, story } = blockStories(cmsArticleBlock);

const meta: Meta = {
  title: 'Blocks/CMS article',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    "The article of the page's address: there is nothing to set (specification §2 'CMS article: none'). Only on the page of one article; what is always the same on a page is HTML or text with a picture.",
  ),
};
export default meta;

export const Default = story('default');
export const Plain = story('plain');
export const LongText = story('long-text');
