// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { faqBlock } from './faq.block.ts';

const { shared, story } = blockStories(faqBlock);

const meta: Meta = {
  title: 'Blocks/FAQ',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'Questions and answers that fold open, and that search engines read as such. Not for a long text: fewer than three questions read better as paragraphs.',
  ),
};
export default meta;

export const Default = story('default');
export const Drawn = story('drawn');
export const Untitled = story('untitled');
export const LongText = story('long-text');
