import { defineFixtures } from '../../define-fixtures.ts';
import { account } from './account.schema.ts';

export const accountFixtures = defineFixtures(account, {
  default: { title: 'A candidate’s dashboard', settings: {} },
  employer: { title: 'An employer’s dashboard', settings: {} },
  'edit-profile': { title: 'A candidate’s profile', settings: {} },
  'employer-profile': { title: 'An employer’s profile', settings: {} },
  'new-account': { title: 'A new account: nothing there yet, the address not verified', settings: {} },
  bare: {
    title: 'A headline of its own; tabs, numbers and logs hidden',
    settings: {
      headline: 'Jouw werk in het Noorden',
      hiddenCandidateTabs: ['dashboard', 'favorites', 'job-alerts', 'resume', 'job-applications'],
      hiddenEmployerTabs: ['web-shop', 'tokens'],
      hideCandidateLogs: true,
      hideEmployerLogs: true,
      hideEmployerKpis: true,
    },
  },
});
