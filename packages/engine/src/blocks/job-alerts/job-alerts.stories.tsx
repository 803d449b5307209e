// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { jobAlertsBlock } from './job-alerts.block.ts';

const { shared, story } = blockStories(jobAlertsBlock);

const meta: Meta = {
  title: 'Blocks/Job alerts',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'The form by which somebody has new jobs mailed, and the page behind the mailed link. Not above a list of jobs, which has a card for it.',
  ),
};
export default meta;

export const Default = story('default');
export const FromASearch = story('from-a-search');
export const OnlyEmail = story('only-email');
export const ForCandidates = story('for-candidates');
export const Confirm = story('confirm');
export const Manage = story('manage');
export const Paused = story('paused');
export const Unsubscribe = story('unsubscribe');
export const Expired = story('expired');
