import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { tabsBlock } from './tabs.block.ts';

describeBlock({ block: tabsBlock, fixtures: coreFixtures['tabs'] ?? {} });
