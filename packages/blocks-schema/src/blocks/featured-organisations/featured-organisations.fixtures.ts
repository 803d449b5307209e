import { defineFixtures } from '../../define-fixtures.ts';
import { featuredOrganisations } from './featured-organisations.schema.ts';

export const featuredOrganisationsFixtures = defineFixtures(featuredOrganisations, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Featured organisations' } },
});
