import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { columnsBlock } from './columns.block.ts';

describeBlock({ block: columnsBlock, fixtures: coreFixtures['columns'] ?? {} });
