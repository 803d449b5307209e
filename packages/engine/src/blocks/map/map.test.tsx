import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { mapBlock } from './map.block.ts';

describeBlock({ block: mapBlock, fixtures: coreFixtures['map'] ?? {} });
