import { defineFixtures } from '../../define-fixtures.ts';
import { jobAlerts } from './job-alerts.schema.ts';

export const jobAlertsFixtures = defineFixtures(jobAlerts, {
  default: { title: 'A new alert, nothing filled in', settings: {} },
  'from-a-search': {
    title: 'A search brought along from the job list',
    settings: { subtitle: 'Elke ochtend het nieuwste werk uit het Noorden in je mailbox.' },
  },
  'only-email': {
    title: 'Only an address is asked for',
    settings: {
      hiddenFields: ['search', 'city', 'range', 'frequency'],
      termsText:
        '<p>We bewaren je adres tot je je afmeldt. Zie onze <a href="/privacy">privacyverklaring</a>.</p>',
    },
  },
  'for-candidates': { title: 'For who is logged in: no address is asked for', settings: {} },
  confirm: { title: 'The link of the first mail: confirm', settings: {} },
  manage: { title: 'The link of each mail: change, pause, remove', settings: {} },
  paused: { title: 'An alert that was paused just now', settings: {} },
  unsubscribe: { title: 'The link to stop', settings: {} },
  expired: { title: 'A link that is no good any more', settings: {} },
});
