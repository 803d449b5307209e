import { defineFixtures } from '../../define-fixtures.ts';
import { jobPerLink } from './job-per-link.schema.ts';

export const jobPerLinkFixtures = defineFixtures(jobPerLink, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Job per link' } },
});
