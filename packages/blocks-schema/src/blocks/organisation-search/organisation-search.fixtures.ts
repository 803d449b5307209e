import { defineFixtures } from '../../define-fixtures.ts';
import { organisationSearch } from './organisation-search.schema.ts';

export const organisationSearchFixtures = defineFixtures(organisationSearch, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Organisation search' } },
});
