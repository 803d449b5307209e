import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { logosBlock } from './logos.block.ts';

describeBlock({ block: logosBlock, fixtures: coreFixtures['logos'] ?? {} });
