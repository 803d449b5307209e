import type { ActionName } from '../../../board/define-block.ts';
import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { jobAlertsActions } from './job-alerts.actions.ts';
import type { JobAlertsPanelData } from './job-alerts.load.ts';
import type { JobAlertsPanelKey } from './job-alerts.messages.ts';

/** The panel's props where the address asked for one of its views. */
export type AlertsPart<Data extends JobAlertsPanelData = JobAlertsPanelData> = PanelProps<
  Data,
  ActionName<typeof jobAlertsActions>,
  JobAlertsPanelKey
>;
