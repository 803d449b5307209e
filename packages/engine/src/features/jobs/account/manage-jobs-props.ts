import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { JobPageData, ManageJobsData } from './manage-jobs.load.ts';
import type { JobStatusState } from './use-job-status.ts';

/** The props of what stands on the page of one job, which its machine drives. */
export type JobPagePart = PanelProps<JobPageData> & { readonly state: JobStatusState };

/** The panel's props where the address asked for one of its views. */
export type JobsPart<Data extends ManageJobsData = ManageJobsData> = PanelProps<Data>;
