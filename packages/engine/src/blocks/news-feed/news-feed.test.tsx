import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { newsFeedBlock } from './news-feed.block.ts';

describeBlock({ block: newsFeedBlock as never, fixtures: coreFixtures['news-feed'] ?? {} });
