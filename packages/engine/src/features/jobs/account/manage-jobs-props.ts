import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { ManageJobsData } from './manage-jobs.load.ts';

/** The panel's props where the address asked for one of its views. */
export type JobsPart<Data extends ManageJobsData = ManageJobsData> = PanelProps<Data>;
