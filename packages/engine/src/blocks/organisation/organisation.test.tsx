import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { organisationBlock } from './organisation.block.ts';

describeBlock({ block: organisationBlock as never, fixtures: coreFixtures['organisation'] ?? {} });
