import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { partnerFooterBlock } from './partner-footer.block.ts';

describeBlock({ block: partnerFooterBlock as never, fixtures: coreFixtures['partner-footer'] ?? {} });
