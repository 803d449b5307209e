import { partStories, type PartStory } from '../../../testing/part-stories.tsx';
import { JobCardSkeleton, JobListSkeleton } from './job-list-skeleton.tsx';
import { JobList } from './job-list.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Job list skeleton',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(JobListSkeleton, { JobCardSkeleton }),
};
export default meta;

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
