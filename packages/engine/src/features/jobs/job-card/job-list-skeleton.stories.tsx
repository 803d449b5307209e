import { playground } from '@boardwright/ui/stories';
import { partStories, type PartStory } from '../../../testing/part-stories.tsx';
import { JobCardSkeleton, JobListSkeleton, type JobListSkeletonProps } from './job-list-skeleton.tsx';
import { JobList } from './job-list.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Job list skeleton',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(JobListSkeleton, { JobCardSkeleton }),
};
export default meta;

export const Playground: PartStory = playground<JobListSkeletonProps>(
  { count: 3, layout: 'cards', columns: 3 },
  { count: 'number', layout: ['list', 'cards'], columns: [2, 3] },
);

export const Card: PartStory = {
  render: () => (
    <JobList layout="cards">
      <JobCardSkeleton shape={1} />
    </JobList>
  ),
};
