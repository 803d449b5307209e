// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { footerBlock } from './footer.block.ts';

const { shared, story } = blockStories(footerBlock);

const meta: Meta = {
  title: 'Blocks/Footer',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'The end of every page: links in columns, networks, languages and the fine print. Once on a page, and never together with a partner footer.',
  ),
};
export default meta;

export const Default = story('default');
export const Drawn = story('drawn');
export const OwnHtml = story('own-html');
export const LongText = story('long-text');
export const Empty = story('empty');
