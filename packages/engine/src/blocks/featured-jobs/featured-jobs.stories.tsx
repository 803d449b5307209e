// Written by storybook/write-stories.ts from the block's fixtures.
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { featuredJobsBlock } from './featured-jobs.block.ts';

const { shared, story } = blockStories(featuredJobsBlock);

const meta: Meta = { title: 'Blocks/Featured jobs', tags: ['autodocs', 'stable', 'since-1.30'], ...shared };
export default meta;

export const Default = story('default');
export const Cards = story('cards');
export const List = story('list');
export const PremiumOnly = story('premium-only');
export const LongTitle = story('long-title');
