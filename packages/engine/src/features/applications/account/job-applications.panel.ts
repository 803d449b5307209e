import type { AccountPanel } from '../../../page/account/account-panel.ts';
import { jobApplicationsActions } from './job-applications.actions.ts';
import { type JobApplicationsData, loadJobApplications } from './job-applications.load.ts';
import { jobApplicationsMessages } from './job-applications.messages.ts';

/** What a candidate sent, and what came of it (specification §2 'Account tabs'). */
export const jobApplicationsPanel: AccountPanel<JobApplicationsData, typeof jobApplicationsMessages> = {
  load: loadJobApplications,
  actions: jobApplicationsActions,
  messages: jobApplicationsMessages,
};
