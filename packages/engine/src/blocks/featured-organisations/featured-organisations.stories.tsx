// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { featuredOrganisationsBlock } from './featured-organisations.block.ts';

const { shared, story } = blockStories(featuredOrganisationsBlock);

const meta: Meta = {
  title: 'Blocks/Featured organisations',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'A few companies that a rule of its settings chooses, the featured ones first, with their logos and jobs. Not with fewer than three of them: it looks empty.',
  ),
};
export default meta;

export const Default = story('default');
export const Drawn = story('drawn');
export const SixNewest = story('six-newest');
export const RandomPremium = story('random-premium');
export const Empty = story('empty');
export const LongTitle = story('long-title');
