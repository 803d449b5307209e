import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { featuredOrganisationsBlock } from './featured-organisations.block.ts';

describeBlock({
  block: featuredOrganisationsBlock as never,
  fixtures: coreFixtures['featured-organisations'] ?? {},
});
