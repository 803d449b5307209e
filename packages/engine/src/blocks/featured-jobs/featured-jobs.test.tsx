import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { featuredJobsBlock } from './featured-jobs.block.ts';

describeBlock({ block: featuredJobsBlock as never, fixtures: coreFixtures['featured-jobs'] ?? {} });
