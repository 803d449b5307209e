// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { callToActionBlock } from './call-to-action.block.ts';

const { shared, story } = blockStories(callToActionBlock);

const meta: Meta = {
  title: 'Blocks/Call to action',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'One thing to do, on a band of its own with one button: an employer to place a job, a visitor to make an alert. Not twice on a page, and not for what a link in a text says as well.',
  ),
};
export default meta;

export const Default = story('default');
export const RowSpread = story('row-spread');
export const RowCenter = story('row-center');
export const Column = story('column');
export const Colours = story('colours');
export const UnreadableColours = story('unreadable-colours');
export const LongText = story('long-text');
export const Version0 = story('version-0');
