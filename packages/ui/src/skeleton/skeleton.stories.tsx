import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { Skeleton } from './skeleton.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Skeleton',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Skeleton),
};
export default meta;

export const Bars: PartStory = {
  render: () => (
    <>
      <Skeleton width="58%" />
      <Skeleton width="11rem" height="2rem" />
    </>
  ),
};
