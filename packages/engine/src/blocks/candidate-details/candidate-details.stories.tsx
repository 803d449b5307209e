// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { candidateDetailsBlock } from './candidate-details.block.ts';

const { shared, story } = blockStories(candidateDetailsBlock);

const meta: Meta = {
  title: 'Blocks/Candidate details',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'The profile of one candidate, as much of it as whoever looks may see; employers can ask for contact. Only on the page of one candidate; people beside each other are a candidate list.',
  ),
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
