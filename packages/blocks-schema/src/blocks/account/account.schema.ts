import { defineBlockSchema } from '../../define-block-schema.ts';
import { candidateTabs, employerTabs, hideable } from '../../parts/account-tabs.ts';

const off = { type: 'boolean', default: false } as const;
const hidden = { type: 'array', uniqueItems: true, maxItems: 10, default: [] } as const;

/**
 * Everything somebody with an account does: a candidate's applications, resume and alerts, an employer's jobs,
 * applicants and shop, each on a tab. Only on a page of its own, between the navbar and the footer.
 */
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
      hideEmployerKpis: off,
      webShopOnDashboard: off,
      hideCreateJobApplyUrl: off,
      hideJobKpiLogs: off,
      showJobUrls: off,
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
