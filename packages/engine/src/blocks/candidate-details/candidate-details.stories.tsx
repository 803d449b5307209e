// Written by storybook/write-stories.ts from the block's fixtures.
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { candidateDetailsBlock } from './candidate-details.block.ts';

const { shared, story } = blockStories(candidateDetailsBlock);

const meta: Meta = {
  title: 'Blocks/Candidate details',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...shared,
};
export default meta;

export const Default = story('default');
export const WithoutSegments = story('without-segments');
export const ForEmployers = story('for-employers');
export const InContact = story('in-contact');
export const TooFewCredits = story('too-few-credits');
export const ForCandidates = story('for-candidates');
export const Bare = story('bare');
export const LongText = story('long-text');
