import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock, previewJobs } from '../../testing/index.ts';
import { featuredJobsBlock } from './featured-jobs.block.ts';

describeBlock({
  block: featuredJobsBlock as never,
  fixtures: coreFixtures['featured-jobs'] ?? {},
  dataOf: (_, settings) => ({
    jobs: previewJobs((settings as { showCount: number }).showCount),
    total: 1348,
  }),
});
