import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { countdownBlock } from './countdown.block.ts';

describeBlock({ block: countdownBlock, fixtures: coreFixtures['countdown'] ?? {} });
