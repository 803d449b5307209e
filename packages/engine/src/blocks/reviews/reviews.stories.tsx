// Written by storybook/write-stories.ts from the block's fixtures.
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { reviewsBlock } from './reviews.block.ts';

const { shared, story } = blockStories(reviewsBlock);

const meta: Meta = { title: 'Blocks/Reviews', ...shared };
export default meta;

export const Default = story('default');
export const Titled = story('titled');
