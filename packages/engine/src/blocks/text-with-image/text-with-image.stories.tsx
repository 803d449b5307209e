// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { textWithImageBlock } from './text-with-image.block.ts';

const { shared, story } = blockStories(textWithImageBlock);

const meta: Meta = {
  title: 'Blocks/Text with image',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'A text beside a picture, as a band, a card or a poster. Not for a text that needs more than a screen: that is HTML.',
  ),
};
export default meta;

export const Default = story('default');
export const Card = story('card');
export const CardLeft = story('card-left');
export const CardContainer = story('card-container');
export const Gradient = story('gradient');
export const Poster = story('poster');
export const TextOnly = story('text-only');
export const LongText = story('long-text');
