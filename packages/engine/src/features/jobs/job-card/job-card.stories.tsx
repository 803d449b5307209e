import { partStories, type PartStory } from '../../../testing/part-stories.tsx';
import { previewJobs } from '../../../testing/preview-jobs.ts';
import { JobCard } from './job-card.tsx';
import { JobList } from './job-list.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Job card',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(JobCard, { JobList }),
};
export default meta;

export const Rows: PartStory = {
  render: () => (
    <JobList label="Vacatures">
      {previewJobs(3).map((job) => (
        <JobCard key={job.uuid} job={job} href={`/vacature/${job.slug}`} />
      ))}
    </JobList>
  ),
};

export const Cards: PartStory = {
  render: () => (
    <JobList layout="cards" label="Vacatures">
      {previewJobs(3).map((job) => (
        <JobCard key={job.uuid} job={job} href={`/vacature/${job.slug}`} />
      ))}
    </JobList>
  ),
};

export const LongTitle: PartStory = {
  render: () => (
    <JobList layout="cards" columns={2} label="Vacatures">
      {previewJobs(8)
        .slice(6)
        .map((job) => (
          <JobCard key={job.uuid} job={job} href={`/vacature/${job.slug}`} />
        ))}
    </JobList>
  ),
};
