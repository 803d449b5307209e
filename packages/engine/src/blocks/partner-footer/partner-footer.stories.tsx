// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { partnerFooterBlock } from './partner-footer.block.ts';

const { shared, story } = blockStories(partnerFooterBlock);

const meta: Meta = {
  title: 'Blocks/Partner footer',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'The footer of a board that is made with a partner (specification §1): one slim line of whose it is, then the fine print. Never together with a footer.',
  ),
};
export default meta;

export const Default = story('default');
export const Partner = story('partner');
export const Logo = story('logo');
export const LongText = story('long-text');
