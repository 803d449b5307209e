import { defineFixtures } from '../../define-fixtures.ts';
import { organisation } from './organisation.schema.ts';

export const organisationFixtures = defineFixtures(organisation, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Organisation' } },
});
