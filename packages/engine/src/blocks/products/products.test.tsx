import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { productsBlock } from './products.block.ts';

describeBlock({ block: productsBlock as never, fixtures: coreFixtures['products'] ?? {} });
