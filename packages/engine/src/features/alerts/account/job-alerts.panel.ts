import type { AccountPanel } from '../../../page/account/account-panel.ts';
import { jobAlertsActions } from './job-alerts.actions.ts';
import { loadJobAlertsPanel, type JobAlertsPanelData } from './job-alerts.load.ts';
import { jobAlertsPanelMessages } from './job-alerts.messages.ts';

/** A candidate's searches that come by mail (specification §2 'Account tabs', §3 'Job alert'). */
export const jobAlertsPanel: AccountPanel<JobAlertsPanelData, typeof jobAlertsPanelMessages> = {
  load: loadJobAlertsPanel,
  actions: jobAlertsActions,
  messages: jobAlertsPanelMessages,
};
