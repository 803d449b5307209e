import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { quoteBlock } from './quote.block.ts';

describeBlock({ block: quoteBlock, fixtures: coreFixtures['quote'] ?? {} });
