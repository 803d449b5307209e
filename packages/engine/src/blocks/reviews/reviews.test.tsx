import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { reviewsBlock } from './reviews.block.ts';

describeBlock({ block: reviewsBlock as never, fixtures: coreFixtures['reviews'] ?? {} });
