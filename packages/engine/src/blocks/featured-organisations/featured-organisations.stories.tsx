// Written by storybook/write-stories.ts from the block's fixtures.
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { featuredOrganisationsBlock } from './featured-organisations.block.ts';

const { shared, story } = blockStories(featuredOrganisationsBlock);

const meta: Meta = {
  title: 'Blocks/Featured organisations',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...shared,
};
export default meta;

export const Default = story('default');
export const Drawn = story('drawn');
export const SixNewest = story('six-newest');
export const RandomPremium = story('random-premium');
export const Empty = story('empty');
export const LongTitle = story('long-title');
