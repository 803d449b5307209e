// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { jobDetailsBlock } from './job-details.block.ts';

const { shared, story } = blockStories(jobDetailsBlock);

const meta: Meta = {
  title: 'Blocks/Job details',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'One job with all that is known of it, and the way to apply. Only on the page of one job.',
  ),
};
export default meta;

export const Default = story('default');
export const EverythingRequired = story('everything-required');
export const ShortestForm = story('shortest-form');
export const Bare = story('bare');
export const ForEmployers = story('for-employers');
export const Expired = story('expired');
export const CareerPage = story('career-page');
export const PlatformText = story('platform-text');
export const Reporting = story('reporting');
export const Reported = story('reported');
export const Applied = story('applied');
export const KnownCandidate = story('known-candidate');
export const AppliedEarlier = story('applied-earlier');
