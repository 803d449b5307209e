import type { ActionName } from '../../../board/define-block.ts';
import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { jobApplicantsActions } from './job-applicants.actions.ts';
import type { JobApplicantsData } from './job-applicants.load.ts';
import type { JobApplicantsKey } from './job-applicants.messages.ts';

/** The panel's props where the address asked for one of its views. */
export type ApplicantsPart<Data extends JobApplicantsData = JobApplicantsData> = PanelProps<
  Data,
  ActionName<typeof jobApplicantsActions>,
  JobApplicantsKey
>;
