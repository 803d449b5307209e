import { featuredJobsFixtures } from './blocks/featured-jobs/featured-jobs.fixtures.ts';
import type { Fixture } from './define-fixtures.ts';

/** Every core block's fixtures, by block key. */
export const coreFixtures: Readonly<Record<string, Readonly<Record<string, Fixture>>>> = {
  'featured-jobs': featuredJobsFixtures,
};
