import { defineFixtures } from '../../define-fixtures.ts';
import { jobAlerts } from './job-alerts.schema.ts';

export const jobAlertsFixtures = defineFixtures(jobAlerts, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Job alerts' } },
});
