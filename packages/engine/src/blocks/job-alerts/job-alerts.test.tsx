import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { jobAlertsBlock } from './job-alerts.block.ts';

describeBlock({ block: jobAlertsBlock as never, fixtures: coreFixtures['job-alerts'] ?? {} });
