import type { ActionName } from '../../../board/define-block.ts';
import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { manageJobsActions } from './manage-jobs.actions.ts';
import type { JobPageData, ManageJobsData } from './manage-jobs.load.ts';
import type { JobStatusState } from './use-job-status.ts';
import type { ManageJobsKey } from './manage-jobs.messages.ts';

type JobsAction = ActionName<typeof manageJobsActions>;

/** The props of what stands on the page of one job, which its machine drives. */
export type JobPagePart = PanelProps<JobPageData, JobsAction, ManageJobsKey> & {
  readonly state: JobStatusState;
};

/** The panel's props where the address asked for one of its views. */
export type JobsPart<Data extends ManageJobsData = ManageJobsData> = PanelProps<
  Data,
  JobsAction,
  ManageJobsKey
>;
