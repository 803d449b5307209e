import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Skeleton',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Skeleton),
};
export default meta;

export const Playground: PartStory = playground<SkeletonProps>(
  { width: '58%', height: '1em' },
  { width: 'text', height: 'text' },
);

export const Bars: PartStory = {
  render: () => (
    <>
      <Skeleton width="58%" />
      <Skeleton width="11rem" height="2rem" />
    </>
  ),
};
