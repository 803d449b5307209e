// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { videoBlock } from './video.block.ts';

const { shared, story } = blockStories(videoBlock);

const meta: Meta = {
  title: 'Blocks/Video',
  tags: ['autodocs', 'new', 'since-1.31'],
  ...withText(
    shared,
    'A video: a file of the library, or one of YouTube or Vimeo, of which nothing is loaded before somebody presses play. Not for a moving ground behind text: that keeps people from reading.',
  ),
};
export default meta;

export const Default = story('default');
export const File = story('file');
export const Link = story('link');
export const Agreed = story('agreed');
export const Bare = story('bare');
export const LongText = story('long-text');
