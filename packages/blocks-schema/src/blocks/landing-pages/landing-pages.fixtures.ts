import { defineFixtures } from '../../define-fixtures.ts';
import { landingPages } from './landing-pages.schema.ts';

export const landingPagesFixtures = defineFixtures(landingPages, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Landing pages' } },
});
