import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { figuresBlock } from './figures.block.ts';

describeBlock({ block: figuresBlock, fixtures: coreFixtures['figures'] ?? {} });
