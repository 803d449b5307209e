import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { teamBlock } from './team.block.ts';

describeBlock({ block: teamBlock, fixtures: coreFixtures['team'] ?? {} });
