import type { AccountPanel } from '../../../page/account/account-panel.ts';
import { jobApplicantsActions } from './job-applicants.actions.ts';
import { type JobApplicantsData, loadJobApplicants } from './job-applicants.load.ts';
import { jobApplicantsMessages } from './job-applicants.messages.ts';

/** Who applied for a company's jobs, and how far they are (specification §2 'Account tabs'). */
export const jobApplicantsPanel: AccountPanel<JobApplicantsData, typeof jobApplicantsMessages> = {
  load: loadJobApplicants,
  actions: jobApplicantsActions,
  messages: jobApplicantsMessages,
};
