import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { featuredJobsBlock } from './featured-jobs.block.ts';

describeBlock({ block: featuredJobsBlock, fixtures: coreFixtures['featured-jobs'] ?? {} });
