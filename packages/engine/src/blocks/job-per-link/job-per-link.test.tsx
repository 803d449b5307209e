import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { jobPerLinkBlock } from './job-per-link.block.ts';

describeBlock({ block: jobPerLinkBlock as never, fixtures: coreFixtures['job-per-link'] ?? {} });
