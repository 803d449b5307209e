// Written by storybook/write-stories.ts from the block's fixtures.
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { newsFeedBlock } from './news-feed.block.ts';

const { shared, story } = blockStories(newsFeedBlock);

const meta: Meta = { title: 'Blocks/News feed', ...shared };
export default meta;

export const Default = story('default');
export const Titled = story('titled');
