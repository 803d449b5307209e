import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { htmlGridBlock } from './html-grid.block.ts';

describeBlock({ block: htmlGridBlock as never, fixtures: coreFixtures['html-grid'] ?? {} });
