import { defineFixtures } from '../../define-fixtures.ts';
import { account } from './account.schema.ts';

export const accountFixtures = defineFixtures(account, {
  default: { title: 'A candidate’s dashboard', settings: {} },
  employer: { title: 'An employer’s dashboard', settings: {} },
  'edit-profile': { title: 'A candidate’s profile', settings: {} },
  'employer-profile': { title: 'An employer’s profile', settings: {} },
  'new-account': { title: 'A new account: nothing there yet, the address not verified', settings: {} },
  'manage-jobs': { title: 'An employer’s jobs, one of every status', settings: { showJobUrls: true } },
  'no-jobs': { title: 'An employer without a job yet', settings: {} },
  'job-numbers': { title: 'One job: its numbers and log, about to be paused', settings: {} },
  'edit-job': { title: 'The form of a job', settings: {} },
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
