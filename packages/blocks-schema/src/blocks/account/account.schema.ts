import { defineBlockSchema } from '../../define-block-schema.ts';
import { candidateTabs, employerTabs, hideable } from '../../parts/account-tabs.ts';

const off = { type: 'boolean', default: false } as const;
const hidden = { type: 'array', uniqueItems: true, maxItems: 10, default: [] } as const;

export const account = defineBlockSchema({
  key: 'account',
  title: 'Account',
  group: 'account',
  icon: 'user-round',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** In place of the greeting. May hold {{name}}. */
      headline: { type: 'string', default: '', maxLength: 120 },
      hiddenCandidateTabs: { ...hidden, items: { enum: hideable(candidateTabs) } },
      hiddenEmployerTabs: { ...hidden, items: { enum: hideable(employerTabs) } },
      hideCandidateLogs: off,
      hideEmployerLogs: off,
      hideEmployerKpis: { ...off, title: 'Hide the numbers of employers' },
      webShopOnDashboard: { ...off, title: 'Web shop on the dashboard' },
      hideCreateJobApplyUrl: { ...off, title: 'Hide the career page address when creating a job' },
      hideJobKpiLogs: { ...off, title: 'Hide numbers and logs of a job' },
      showJobUrls: { ...off, title: 'Show the addresses of jobs' },
    },
  },
  tabs: {
    content: ['headline'],
    layout: ['hiddenCandidateTabs', 'hiddenEmployerTabs', 'webShopOnDashboard'],
    configuration: [
      'hideCandidateLogs',
      'hideEmployerLogs',
      'hideEmployerKpis',
      'hideCreateJobApplyUrl',
      'hideJobKpiLogs',
      'showJobUrls',
    ],
  },
  widgets: { hiddenCandidateTabs: 'multiSelect', hiddenEmployerTabs: 'multiSelect' },
});
