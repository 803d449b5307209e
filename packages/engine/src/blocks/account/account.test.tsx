import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { accountBlock } from './account.block.ts';

describeBlock({ block: accountBlock as never, fixtures: coreFixtures['account'] ?? {} });
