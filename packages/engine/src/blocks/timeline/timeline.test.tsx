import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { timelineBlock } from './timeline.block.ts';

describeBlock({ block: timelineBlock, fixtures: coreFixtures['timeline'] ?? {} });
