import { partStories, type PartStory } from '../../testing/part-stories.tsx';
import { JobCardSkeleton, JobListSkeleton } from '../../features/jobs/job-card/job-list-skeleton.tsx';
import { Skeleton } from './skeleton.tsx';
import { JobList } from '../../features/jobs/job-card/job-list.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Skeleton',
  tags: ['autodocs'],
  ...partStories(Skeleton, { JobListSkeleton, JobCardSkeleton }),
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

export const Jobs: PartStory = {
  render: () => <JobListSkeleton count={3} />,
};

export const Card: PartStory = {
  render: () => (
    <JobList layout="cards">
      <JobCardSkeleton shape={1} />
    </JobList>
  ),
};
