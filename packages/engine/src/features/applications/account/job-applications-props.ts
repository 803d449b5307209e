import type { ActionName } from '../../../board/define-block.ts';
import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { jobApplicationsActions } from './job-applications.actions.ts';
import type { JobApplicationsData } from './job-applications.load.ts';
import type { JobApplicationsKey } from './job-applications.messages.ts';

/** The panel's props where the address asked for one of its views. */
export type ApplicationsPart<Data extends JobApplicationsData = JobApplicationsData> = PanelProps<
  Data,
  ActionName<typeof jobApplicationsActions>,
  JobApplicationsKey
>;
