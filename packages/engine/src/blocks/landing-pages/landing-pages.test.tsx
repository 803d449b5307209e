import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { landingPagesBlock } from './landing-pages.block.ts';

describeBlock({ block: landingPagesBlock as never, fixtures: coreFixtures['landing-pages'] ?? {} });
