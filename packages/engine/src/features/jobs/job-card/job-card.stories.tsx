import { playground } from '@boardwright/ui/stories';
import { partStories, type PartStory } from '../../../testing/part-stories.tsx';
import { previewJobs } from '../../../testing/preview-jobs.ts';
import { JobCard, type JobCardProps } from './job-card.tsx';
import type { JobCardJob } from './job-card-job.ts';
import { JobList, type JobListProps } from './job-list.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Job card',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(JobCard, { JobList }),
};
export default meta;

const job: JobCardJob = {
  uuid: '00000000-0000-4000-8000-000000000000',
  slug: 'job-1',
  title: 'Wijkverpleegkundige niveau 6',
  organisation_name: 'Zorggroep Lauwers',
  organisation_slug: 'organisation-1',
  logo: '',
  location_name: 'Winsum',
  distance: 14,
  remote: false,
  salary_min: 3389,
  salary_max: 4736,
  salary_type: 'month',
  hours_min: 24,
  hours_max: 32,
  from: '2026-11-20T00:00:00.000Z',
  premium: true,
  tags: ['Vast', 'Hbo', 'Zorg', 'Thuiszorg', 'Avonden'],
};

export const Playground: PartStory = {
  ...playground<JobCardProps>(
    { job, href: '/vacature/job-1', headingLevel: 3, tagCount: 3 },
    { job: 'object', href: 'text', headingLevel: [2, 3], tagCount: 'number' },
  ),
  render: (args) => (
    <JobList label="Vacatures">
      <JobCard {...(args as JobCardProps)} />
    </JobList>
  ),
};

export const ListPlayground: PartStory = {
  ...playground<JobListProps>(
    { layout: 'cards', columns: 3, label: 'Vacatures', busy: false },
    { layout: ['list', 'cards'], columns: [2, 3], label: 'text', busy: 'boolean' },
  ),
  render: (args) => (
    <JobList {...(args as JobListProps)}>
      {previewJobs(3).map((each) => (
        <JobCard key={each.uuid} job={each} href={`/vacature/${each.slug}`} />
      ))}
    </JobList>
  ),
};

export const LongTitle: PartStory = {
  render: () => (
    <JobList layout="cards" columns={2} label="Vacatures">
      {previewJobs(8)
        .slice(6)
        .map((each) => (
          <JobCard key={each.uuid} job={each} href={`/vacature/${each.slug}`} />
        ))}
    </JobList>
  ),
};
