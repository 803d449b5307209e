import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { organisationSearchBlock } from './organisation-search.block.ts';

describeBlock({
  block: organisationSearchBlock as never,
  fixtures: coreFixtures['organisation-search'] ?? {},
});
